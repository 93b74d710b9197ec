"""The coins of the ten currencies, struck with the signs of their flat icons."""
import math
import os

import bpy

from backdrop import key_picture
from studio import Studio, enamel, gold, silver

CODES = ('usd', 'rub', 'eur', 'uah', 'kzt', 'dic', 'usdic', 'uzs', 'try', 'ton')
FIELDS = {
    'usd': (0.01, 0.22, 0.10), 'rub': (0.40, 0.08, 0.02), 'eur': (0.03, 0.06, 0.45), 'uah': (0.02, 0.16, 0.50), 'kzt': (0.01, 0.28, 0.32),
    'dic': (0.16, 0.03, 0.50), 'usdic': (0.10, 0.24, 0.02), 'uzs': (0.03, 0.14, 0.42), 'try': (0.42, 0.01, 0.03), 'ton': (0.01, 0.22, 0.48), 'btc': (0.55, 0.20, 0.01), 'usdt': (0.01, 0.26, 0.17),
}  # fmt: skip
GOLDEN = ('dic', 'usdic', 'btc')  # struck of gold, the others of silver with a rim of gold


def add_sign(studio, code, metal, parent):
    """The lines of `usd.svg` as wires: all but the coin's own disc and ring."""
    before = set(bpy.data.objects)
    bpy.ops.preferences.addon_enable(module='io_curve_svg')
    bpy.ops.import_curve.svg(filepath=os.path.join(os.path.dirname(__file__), f'{code}.svg'))
    curves = sorted((made for made in bpy.data.objects if made not in before), key=lambda made: made.name)
    widest = max(max(made.dimensions[:2]) for made in curves)
    scale = 2 * 1.24 / widest  # the disc is as wide as the coin
    for made in curves:
        if max(made.dimensions[:2]) > 0.8 * widest:
            bpy.data.objects.remove(made)
            continue
        made.data.dimensions, made.data.fill_mode = '3D', 'FULL'
        made.data.bevel_depth, made.data.bevel_resolution = 0.075 / scale, 4
        made.data.use_fill_caps = True
        made.data.materials.clear()
        made.data.materials.append(metal)
        centre = 16 / 31 * widest
        holder = studio.holder((-centre * scale, -centre * scale, 0.15), parent=parent)
        holder.scale = (scale, scale, scale)
        made.parent = holder


def add_coin(studio, code, parent=None):
    rim = gold()
    metal = rim if code in GOLDEN else silver()
    studio.disc(rim, radius=1.4, depth=0.24, bevel=0.06, parent=parent)
    studio.disc(enamel(FIELDS[code]), (0, 0, 0.115), 1.18, 0.03, 0.01, parent=parent)
    studio.ring(rim, (0, 0, 0.12), 1.3, 0.085, parent=parent)
    studio.ring(metal, (0, 0, 0.13), 1.12, 0.03, parent=parent)
    for i in range(72):
        angle = 2 * math.pi * i / 72
        studio.box(rim, (1.4 * math.cos(angle), 1.4 * math.sin(angle), 0), (0.03, 0.05, 0.2), 0, (0, 0, angle), parent)
    add_sign(studio, code, metal, parent or studio.root)


def coin(code):
    def build(samples):
        studio = Studio('house', samples)
        add_coin(studio, code)
        studio.lights()
        studio.camera((0, -1.6, 8.4), lens=94)
        studio.root.rotation_euler = (math.radians(-16), math.radians(14), 0)
        return studio, None

    return build


def hero(studio):
    for code, at, turn, size in (
        ('usdt', (-0.85, 0.5, 0.35), (1.25, 0.25, 0.35), 0.55),
        ('ton', (0.8, 0.3, 0.5), (1.3, -0.3, -0.3), 0.6),
        ('btc', (0.0, -0.4, -0.25), (1.2, -0.12, 0.12), 0.72),
    ):
        holder = studio.holder(at, turn, studio.root)
        holder.scale = (size, size, size)
        add_coin(studio, code, holder)


PICTURES = {
    **{f'{code}-coin': {'build': coin(code), 'size': (128, 128), 'samples': 40} for code in CODES},
    'crypto-key': key_picture('partner', hero),
}
