"""Objects of mines: the cap of a cell, the well below it, the gem and the mine."""
import math
import random

from backdrop import backdrop_picture
from studio import Studio, crystal, glass, glow, gold, gunmetal, lacquer, material

CELL_CAMERA = {'at': (0, -5.2, 8.4), 'lens': 92}  # cells are seen from above, as the board is


def closed_cell(samples):
    studio = Studio('mines', samples)
    studio.box(lacquer((0.02, 0.16, 0.17)), size=(2.3, 2.3, 0.62), bevel=0.24, segments=8)
    studio.box(glass((0.62, 0.95, 0.86), 0.04), at=(0, 0, 0.4), size=(1.9, 1.9, 0.16), bevel=0.08)
    studio.signal_mark(glow((0.10, 0.9, 0.55), 0.8), 1.0, 0.03, (0, 0, 0.36))
    studio.lights(0.9)
    studio.camera(**CELL_CAMERA)
    return studio, None


def open_cell(samples):
    studio = Studio('mines', samples)
    studio.box(gunmetal(), at=(0, 0, -0.3), size=(2.3, 2.3, 0.5), bevel=0.24, segments=8)
    studio.box(material('well', Base_Color=(0.008, 0.03, 0.03), Roughness=0.35), at=(0, 0, -0.02), size=(1.86, 1.86, 0.1), bevel=0.1)
    studio.lights(0.7)
    studio.camera(**CELL_CAMERA)
    return studio, None


def gem(samples):
    studio = Studio('mines', samples)
    studio.gem(crystal((0.06, 0.95, 0.48)), size=1.35)
    studio.area((0, 0.5, -4), (0, 0, 0), 2.5, 260, (0.2, 1, 0.6))
    studio.lights(1.15)
    studio.camera(lens=84)

    def pose(turn):
        studio.root.rotation_euler = (math.radians(26), 0, math.radians(11) + math.pi / 4 * turn)

    return studio, pose


def mine(samples):
    studio = Studio('mines', samples)
    shell, spike, fuse = gunmetal(), gold(), glow((1, 0.10, 0.04), 16)
    studio.ball(shell, radius=1.12)
    studio.ring(spike, radius=1.13, thickness=0.06)
    studio.ring(spike, radius=1.13, thickness=0.03, turn=(math.pi / 2, 0, 0.4))
    golden = math.pi * (3 - math.sqrt(5))
    for i in range(22):
        z = 1 - 2 * (i + 0.5) / 22
        r, angle = math.sqrt(1 - z * z), golden * i
        direction = (r * math.cos(angle), r * math.sin(angle), z)
        turn = (math.acos(z), 0, angle + math.pi / 2)
        studio.lathe(spike, ((0.13, 0), (0.11, 0.12), (0.05, 0.34), (0.0, 0.36)), tuple(1.08 * x for x in direction), turn, sides=24)
    studio.ball(fuse, at=(-0.42, -0.88, 0.56), radius=0.17)
    studio.ring(spike, at=(-0.42, -0.88, 0.56), radius=0.21, thickness=0.05, turn=(math.radians(60), 0, math.radians(-25)))
    studio.lights()
    studio.camera(lens=74)
    return studio, None


PICTURES = {
    'closed-cell': {'build': closed_cell, 'size': (256, 256)},
    'open-cell': {'build': open_cell, 'size': (256, 256)},
    'gem': {'build': gem, 'size': (256, 256)},
    'mine': {'build': mine, 'size': (256, 256)},
    'mines-backdrop': backdrop_picture('mines'),
}
