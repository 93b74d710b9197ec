"""The coin of coinflip, heads the house, tails its signal; the table on which it lands."""
import math

from backdrop import backdrop_picture, cover_picture
from studio import Studio, enamel, glow, gold, lacquer

FRAMES = 48


def add_face(studio, side, metal, field):
    z = 0.14 * side
    over = (0, 0, 0) if side > 0 else (math.pi, 0, 0)
    studio.disc(field, (0, 0, 0.12 * side), 1.06, 0.02, 0.005)
    studio.ring(metal, (0, 0, z), 1.34, 0.075)
    studio.ring(metal, (0, 0, 0.12 * side), 1.08, 0.03)
    for i in range(48):
        angle = 2 * math.pi * i / 48
        studio.ball(metal, (1.2 * math.cos(angle), 1.2 * math.sin(angle), 0.11 * side), 0.032)
    mark = studio.house_mark if side > 0 else studio.signal_mark
    mark(metal, 1.5, 0.075, (0, 0, z), over)


def add_coin(studio):
    metal, rim = gold(), gold()
    studio.disc(rim, radius=1.4, depth=0.24, bevel=0.05)
    for i in range(90):
        angle = 2 * math.pi * i / 90
        studio.box(metal, (1.4 * math.cos(angle), 1.4 * math.sin(angle), 0), (0.03, 0.04, 0.2), 0, (0, 0, angle))
    add_face(studio, 1, metal, enamel((0.01, 0.20, 0.22)))
    add_face(studio, -1, metal, enamel((0.35, 0.02, 0.05)))


def coin(samples):
    studio = Studio('coinflip', samples)
    add_coin(studio)
    studio.lights()
    studio.camera((0, -8.4, 0), lens=78)

    def pose(turn):
        studio.root.rotation_euler = (math.pi / 2 - 2 * math.pi * turn, 0, 0)

    return studio, pose


def table(samples):
    studio = Studio('coinflip', samples)
    metal = gold()
    studio.disc(lacquer((0.002, 0.03, 0.034)), radius=3.3, depth=0.1, bevel=0.03, sides=256)
    studio.lathe(metal, ((3.24, 0.0), (3.24, 0.1), (3.34, 0.17), (3.5, 0.14), (3.56, 0.0), (3.5, -0.14), (3.3, -0.2)), sides=256)
    studio.ring(glow((0.02, 0.5, 0.5), 1.2), (0, 0, -0.26), 3.36, 0.05)
    for radius in (1.7, 2.72):
        studio.ring(metal, (0, 0, 0.05), radius, 0.022)
    studio.lathe(lacquer((0.004, 0.03, 0.036)), ((1.6, -1.5), (2.0, -0.7), (3.2, -0.2)), sides=256)
    studio.lights(0.9)
    studio.camera((0, -15, 5.6), (0, 0, -0.3), 68)
    return studio, None


def hero(studio):
    add_coin(studio)
    studio.root.rotation_euler = (math.radians(72), math.radians(-10), math.radians(28))


PICTURES = {
    'coin': {'build': coin, 'size': (224, 224), 'frames': FRAMES, 'columns': 8, 'samples': 20},
    'coinflip-table': {'build': table, 'size': (960, 360)},
    'coinflip-backdrop': backdrop_picture('coinflip'),
    'coinflip-cover': cover_picture('coinflip', hero, lens=66),
}
