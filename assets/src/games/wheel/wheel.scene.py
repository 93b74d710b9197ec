"""The wheel's rim with its lamps, a peg, the hub, the pointer and a chip. Segments are drawn by the game: a designer places them."""
import math

from backdrop import backdrop_picture, hall_cover_picture
from studio import Studio, enamel, glow, gold, lacquer, mix

SEGMENTS = 32
DARK = (0.06, 0.02, 0.30)
HUES = ((0.75, 0.02, 0.30), DARK, (0.02, 0.20, 0.70), DARK, (0.75, 0.02, 0.30), DARK, (0.95, 0.42, 0.03), DARK)  # of the cover
FRONT = (math.pi / 2, 0, 0)  # the wheel stands upright and faces the camera
CAMERA = {'at': (0, -20, 0), 'lens': 81}  # 8.89 across: the rim ends at 4.26


def on_circle(radius, index, count, y=0.0, shift=0.0):
    angle = 2 * math.pi * (index + shift) / count
    return (radius * math.sin(angle), y, radius * math.cos(angle))


def add_rim(studio):
    metal, socket = gold(), enamel((0.012, 0.003, 0.014))
    studio.ring(lacquer((0.10, 0.006, 0.085)), radius=3.86, thickness=0.30, turn=FRONT)
    studio.ring(metal, (0, -0.1, 0), 3.56, 0.09, FRONT)
    studio.ring(metal, (0, -0.04, 0), 4.16, 0.10, FRONT)
    for i in range(SEGMENTS):
        studio.ring(metal, on_circle(3.86, i, SEGMENTS, -0.3), 0.115, 0.03, FRONT)
        studio.ball(socket, on_circle(3.86, i, SEGMENTS, -0.28), 0.11)
        studio.ball(glow((1, 0.46, 0.10), 1.2), on_circle(3.86, i, SEGMENTS, -0.32), 0.085)


def rim(samples):
    studio = Studio('wheel', samples)
    add_rim(studio)
    studio.lights(2.2)
    studio.camera(**CAMERA)
    return studio, None


def peg(samples):
    """Stands apart from the rim: pegs turn with the segments, the light on them does not."""
    studio = Studio('wheel', samples)
    metal = gold()
    studio.disc(metal, radius=0.8, depth=0.5, bevel=0.14, turn=FRONT)
    studio.ball(metal, (0, -0.42, 0), 0.62)
    studio.lights()
    studio.camera((0, -9, 0), lens=180)
    return studio, None


def add_hub(studio):
    """A ring of gold about a lens of dark glass: the game writes on it."""
    metal = gold()
    studio.lathe(lacquer((0.09, 0.005, 0.10)), ((1.0, 0.30), (1.06, 0.34), (1.3, 0.24), (1.46, 0.08)), turn=FRONT)
    studio.ring(metal, (0, -0.06, 0), 1.52, 0.11, FRONT)
    studio.ring(metal, (0, -0.30, 0), 1.06, 0.07, FRONT)
    studio.ball(enamel((0.010, 0.004, 0.016)), (0, -0.06, 0), 1.04, (1, 0.22, 1))
    for i in range(16):
        studio.ball(metal, on_circle(1.29, i, 16, -0.22), 0.06)


def hub(samples):
    studio = Studio('wheel', samples)
    add_hub(studio)
    studio.lights(1.8)
    studio.camera((0, -9, 0), lens=92)
    return studio, None


def chip(samples):
    """White, so that a game tints it as its sector; it lies as a table shows it."""
    studio = Studio('wheel', samples)
    white, dark, metal = enamel((0.86, 0.86, 0.9)), enamel((0.05, 0.05, 0.07)), gold()
    studio.disc(white, radius=1.3, depth=0.34, bevel=0.07)
    for i in range(8):
        angle = 2 * math.pi * i / 8
        studio.box(dark, (1.18 * math.cos(angle), 1.18 * math.sin(angle), 0), (0.3, 0.34, 0.36), 0.03, (0, 0, angle))
    studio.ring(metal, (0, 0, 0.17), 0.86, 0.05)
    studio.house_mark(metal, 0.86, 0.045, (0, 0, 0.2))
    studio.lights()
    studio.camera((0, -6.4, 5.4), lens=92)
    return studio, None


def add_pointer(studio, parent=None):
    metal = gold()
    studio.lathe(metal, ((0.0, -1.1), (0.06, -1.0), (0.30, 0.1), (0.38, 0.42), (0.30, 0.66), (0.0, 0.74)), parent=parent)
    studio.ball(glow((1, 0.06, 0.42), 1.6), (0, -0.33, 0.36), 0.15, parent=parent)
    studio.ring(metal, (0, -0.35, 0.36), 0.17, 0.04, FRONT, parent)


def pointer(samples):
    studio = Studio('wheel', samples)
    add_pointer(studio)
    studio.lights()
    studio.camera((0, -7, 0.4), (0, 0, -0.18), 104)
    return studio, None


def hero(studio):
    add_rim(studio)
    add_hub(studio)
    enamels = {color: enamel(color) for color in HUES}
    for i in range(SEGMENTS):
        arc = [(i + share / 6 - 0.5) * 2 * math.pi / SEGMENTS for share in range(7)]
        outline = [(0, 0)] + [(3.6 * math.sin(angle), 3.6 * math.cos(angle)) for angle in arc]
        studio.plate(enamels[HUES[i % len(HUES)]], outline, 0.1, 0, turn=FRONT)
    add_pointer(studio, studio.holder((0, -0.5, 4.3), parent=studio.root))
    studio.root.rotation_euler = (math.radians(-10), math.radians(4), math.radians(-24))
    studio.root.scale = (0.42, 0.42, 0.42)


def furnish(studio, room):
    """A round house of rings with lamps, and rays that open behind them."""
    near, far = studio.place
    arch, light = lacquer((0.16, 0.01, 0.09)), glow((1, 0.42, 0.08), 6)
    for i in range(7):
        y, radius, z = 0.4 + 3.3 * i, 5.5, 2.7
        studio.ring(arch, (0, y, z), radius + 0.34, 0.42, FRONT, room)
        studio.ring(glow(mix(far, near, i / 8), 2.2), (0, y - 0.36, z), radius, 0.045, FRONT, room)
        count = 36
        for k in range(count):
            x, _, up = on_circle(radius + 0.36, k, count, 0, 0.5 * (i % 2))
            if z + up > 0:
                studio.ball(light, (x, y - 0.42, z + up), 0.075, parent=room)
    colors = glow(far, 0.2), glow(mix(far, (0.2, 0, 0.3), 0.8), 0.05)
    for i in range(28):  # the rays of the far wall
        a, b = 2 * math.pi * i / 28, 2 * math.pi * (i + 1) / 28
        points = ((0, 30, 2.7), (40 * math.sin(a), 30, 2.7 + 40 * math.cos(a)), (40 * math.sin(b), 30, 2.7 + 40 * math.cos(b)))
        studio.mesh(colors[i % 2], points, ((0, 1, 2),), parent=room)
    for side in (-1, 1):
        studio.area((side * 2, -4, 5), (side * 6, 4, 3), 4, 700, mix(far, near, 0.3))


PICTURES = {
    'wheel-rim': {'build': rim, 'size': (768, 768), 'samples': 32},
    'wheel-peg': {'build': peg, 'size': (48, 48)},
    'wheel-hub': {'build': hub, 'size': (320, 320)},
    'wheel-pointer': {'build': pointer, 'size': (160, 160)},
    'wheel-chip': {'build': chip, 'size': (96, 96)},
    'wheel-backdrop': {**backdrop_picture('wheel', furnish), 'samples': 10},
    'wheel-cover': hall_cover_picture('wheel', hero, furnish, light=0.7),
}
