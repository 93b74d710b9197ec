"""The two free draws: robbery's safe, and the drum of New Year."""
import math
import random

from backdrop import cover_picture, key_picture
from studio import Studio, enamel, glass, glow, gold, gunmetal, lacquer, material, silver


def add_safe(studio):
    steel, trim, metal = gunmetal(), silver(), gold()
    studio.box(steel, (0, 0, 0), (2.5, 1.9, 2.5), 0.14)
    studio.box(lacquer((0.03, 0.08, 0.10)), (0, -0.94, 0), (2.14, 0.16, 2.14), 0.1)
    studio.ring(trim, (0, -1.04, 0.06), 0.62, 0.05, (math.pi / 2, 0, 0))
    studio.disc(metal, (0, -1.06, 0.06), 0.52, 0.12, 0.04, (math.pi / 2, 0, 0))
    for i in range(24):
        angle = 2 * math.pi * i / 24
        studio.box(steel, (0.44 * math.sin(angle), -1.13, 0.06 + 0.44 * math.cos(angle)), (0.02, 0.03, 0.09 if i % 6 == 0 else 0.05), 0, (0, angle, 0))
    for i in range(3):
        angle = 2 * math.pi * i / 3 + 0.5
        studio.line(metal, ((0, -1.22, 0.06), (0.36 * math.sin(angle), -1.26, 0.06 + 0.36 * math.cos(angle))), 0.05)
        studio.ball(metal, (0.38 * math.sin(angle), -1.26, 0.06 + 0.38 * math.cos(angle)), 0.09)
    for z in (0.72, -0.72):
        studio.disc(trim, (1.12, -0.98, z), 0.1, 0.4, 0.03)
    studio.ball(glow((0.2, 1, 0.6), 9), (0.82, -1.04, 0.84), 0.05)
    studio.ball(glow((1, 0.15, 0.1), 2), (0.64, -1.04, 0.84), 0.05)
    for x in (-0.95, 0.95):
        studio.box(steel, (x, 0, -1.33), (0.4, 1.4, 0.2), 0.05)
    for i, (x, z) in enumerate(((-0.72, -1.3), (0.02, -1.3), (-0.36, -1.04))):  # bars of gold before it
        studio.box(metal, (x, -1.75, z), (0.64, 0.34, 0.22), 0.05, (0, 0, 0.12 * (i - 1)))
    studio.root.rotation_euler = (0, 0, math.radians(26))


def add_bauble(studio, shell, metal, at, size, lean, parent):
    holder = studio.holder(at, lean, parent)
    holder.scale = (size, size, size)
    studio.ball(shell, parent=holder)
    studio.disc(metal, (0, 0, 1.02), 0.24, 0.22, 0.05, parent=holder, sides=32)
    studio.ring(metal, (0, 0, 1.24), 0.16, 0.05, (math.pi / 2, 0, 0), holder)
    studio.ring(metal, radius=1.0, thickness=0.04, parent=holder)


def add_drum(studio):
    """A globe of glass between two rings, full of baubles; snow lies where it stands. Returns the baubles, which can turn."""
    metal, snow = gold(), material('snow', Base_Color=(0.86, 0.92, 1), Roughness=0.7)
    globe = studio.ball(glass((0.93, 0.97, 1), 0.0), radius=1.5)
    globe.visible_shadow = False  # the studio's light reaches the baubles
    studio.ball(glow((1, 0.6, 0.2), 5), (0, 0.1, -0.8), 0.14)
    for turn in (0.0, math.pi / 2):
        studio.ring(metal, radius=1.53, thickness=0.06, turn=(math.pi / 2, 0, turn))
    studio.lathe(metal, ((0.98, -1.95), (1.04, -1.86), (0.66, -1.74), (0.36, -1.52), (0.52, -1.44), (0.0, -1.4)))
    studio.ball(metal, (0, 0, 1.66), 0.16)
    for x in (-1.66, 1.66):
        studio.ball(enamel((0.6, 0.01, 0.03)), (x, 0, 0), 0.17)
    shells = [lacquer(color) for color in ((0.72, 0.01, 0.03), (0.02, 0.16, 0.72), (0.9, 0.52, 0.08), (0.7, 0.8, 0.95), (0.01, 0.35, 0.16))]
    baubles = studio.holder((0, 0, 0), (0, 0, 0), studio.root)
    golden = math.pi * (3 - math.sqrt(5))
    for i in range(19):
        layer = i / 19
        r, angle = (1.02 - 0.5 * layer) * math.sqrt((i % 7 + 0.6) / 7), golden * i
        at = (r * math.cos(angle), r * math.sin(angle), -0.98 + 1.15 * layer)
        add_bauble(studio, shells[i % 5], metal, at, 0.28, (0.6 * math.sin(i * 2.1), 0.6 * math.cos(i * 1.3), i), baubles)
    for i in range(14):
        angle = 2 * math.pi * i / 14
        size = random.uniform(0.16, 0.3)
        studio.ball(snow, (1.0 * math.cos(angle), 1.0 * math.sin(angle), -1.93), size, (1, 1, 0.55))
    return baubles


def turning_drum(samples):
    studio = Studio('house', samples)
    baubles = add_drum(studio)
    studio.lights()
    studio.camera((0, -8.6, 2.0), (0, 0, -0.12), 68)

    def pose(turn):
        baubles.rotation_euler = (-2 * math.pi * turn, 0, 0)

    return studio, pose


def alone(add, at, target, lens):
    def build(samples):
        studio = Studio('house', samples)
        add(studio)
        studio.lights()
        studio.camera(at, target, lens)
        return studio, None

    return build


def smaller(add, share):
    def hero(studio):
        add(studio)
        studio.root.scale = (share, share, share)

    return hero


PICTURES = {
    'safe': {'build': alone(add_safe, (0, -9.2, 2.6), (0, 0, -0.05), 74), 'size': (384, 384), 'samples': 48},
    'new-year-drum': {'build': alone(add_drum, (0, -8.6, 2.0), (0, 0, -0.12), 68), 'size': (448, 448), 'samples': 48},
    'turning-drum': {'build': turning_drum, 'size': (320, 320), 'frames': 16, 'columns': 4, 'samples': 16, 'quality': 70},
    'robbery-cover': cover_picture('robbery', smaller(add_safe, 0.92)),
    'newyear-cover': cover_picture('newyear', smaller(add_drum, 0.9), (0, 0, -0.1)),
    'robbery-key': key_picture('robbery', smaller(add_safe, 0.58)),
    'newyear-key': key_picture('newyear', smaller(add_drum, 0.6), (0, 0, -0.1)),
}
