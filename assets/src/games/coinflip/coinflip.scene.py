"""The coin of coinflip: heads is the house, tails is its signal."""
import math

from backdrop import backdrop_picture
from studio import Studio, enamel, gold, material

FRAMES = 48


def add_face(studio, side, metal, field):
    z = 0.14 * side
    over = (0, 0, 0) if side > 0 else (math.pi, 0, 0)
    studio.disc(field, (0, 0, 0.105 * side), 1.06, 0.02, 0.005)
    studio.ring(metal, (0, 0, z), 1.34, 0.075)
    studio.ring(metal, (0, 0, 0.12 * side), 1.08, 0.03)
    for i in range(48):
        angle = 2 * math.pi * i / 48
        studio.ball(metal, (1.2 * math.cos(angle), 1.2 * math.sin(angle), 0.11 * side), 0.032)
    mark = studio.house_mark if side > 0 else studio.signal_mark
    mark(metal, 1.5, 0.075, (0, 0, z), over)


def coin(samples):
    studio = Studio('coinflip', samples)
    metal, rim = gold(), gold()
    studio.disc(rim, radius=1.4, depth=0.24, bevel=0.05)
    for i in range(90):
        angle = 2 * math.pi * i / 90
        studio.box(metal, (1.4 * math.cos(angle), 1.4 * math.sin(angle), 0), (0.03, 0.04, 0.2), 0, (0, 0, angle))
    add_face(studio, 1, metal, enamel((0.01, 0.20, 0.22)))
    add_face(studio, -1, metal, enamel((0.35, 0.02, 0.05)))
    studio.lights()
    studio.camera((0, -8.4, 0), lens=78)

    def pose(turn):
        studio.root.rotation_euler = (math.pi / 2 - 2 * math.pi * turn, 0, 0)

    return studio, pose


PICTURES = {
    'coin': {'build': coin, 'size': (256, 256), 'frames': FRAMES, 'columns': 8, 'samples': 32},
    'coinflip-backdrop': backdrop_picture('coinflip'),
}
