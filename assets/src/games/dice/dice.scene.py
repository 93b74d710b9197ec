"""Objects of dice: the die."""
import math

from backdrop import backdrop_picture, cover_pictures
from studio import Studio, material

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
FACES = {1: (2, 1), 6: (2, -1), 2: (1, -1), 5: (1, 1), 3: (0, 1), 4: (0, -1)}  # axis and side; opposite faces sum to seven


def add_die(studio, parent=None):
    body = material('die', Base_Color=(0.40, 0.16, 1.0), Roughness=0.04, Transmission=0.92, IOR=1.32, Clearcoat=1.0)
    inlay = material('inlay', Base_Color=(1, 0.66, 0.26), Metallic=1.0, Roughness=0.28, Emission=(1, 0.55, 0.16), Emission_Strength=0.25)
    studio.box(body, size=(2, 2, 2), bevel=0.2, parent=parent, segments=10)
    for face, pips in PIPS.items():
        axis, side = FACES[face]
        across = [i for i in range(3) if i != axis]
        for u, v in pips:
            at, scale = [0, 0, 0], [1, 1, 1]
            at[axis], at[across[0]], at[across[1]], scale[axis] = side * 0.985, u * 0.46, v * 0.46, 0.22
            studio.ball(inlay, tuple(at), 0.185, tuple(scale), parent)


def die(samples):
    studio = Studio('dice', samples)
    add_die(studio)
    studio.lights()
    studio.camera(lens=74)

    def pose(turn):
        studio.root.rotation_euler = (math.radians(8) + 2 * math.pi * turn, math.radians(-6), math.radians(38))

    return studio, pose


def hero(studio):
    add_die(studio)
    studio.root.rotation_euler = (math.radians(24), math.radians(-18), math.radians(40))


PICTURES = {
    'die': {'build': die, 'size': (320, 320), 'frames': 1, 'samples': 48},
    'dice-backdrop': backdrop_picture('dice'),
    **cover_pictures('dice', hero),
}
