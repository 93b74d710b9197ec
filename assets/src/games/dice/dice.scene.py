"""Objects of dice: the die."""
import math
import random

from mathutils import Euler, Quaternion, Vector

from backdrop import HERO, backdrop_picture, hall_cover_picture
from studio import Studio, glass, glow, lacquer, material, mix

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
FACES = {1: (2, 1), 6: (2, -1), 2: (1, -1), 5: (1, 1), 3: (0, 1), 4: (0, -1)}  # axis and side; opposite faces sum to seven


def add_die(studio, parent=None, light=1.0):
    """`light`: what shines from within, of what the stage's die has."""
    body = material(  # milky glass: light goes in, and the pips of the far side do not come out
        'die', Base_Color=(0.17, 0.03, 0.85), Roughness=0.08, Transmission=0.5, Transmission_Roughness=0.3, IOR=1.45,
        Clearcoat=1.0, Clearcoat_Roughness=0.0, Emission=(0.22, 0.04, 1), Emission_Strength=0.035 * light,
    )
    inlay = material('inlay', Base_Color=(1, 0.66, 0.26), Metallic=1.0, Roughness=0.2, Emission=(1, 0.55, 0.16), Emission_Strength=0.25 * light)
    studio.box(body, size=(2, 2, 2), bevel=0.26, parent=parent, segments=10)
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
    studio.root.rotation_euler = (math.radians(8), math.radians(-6), math.radians(38))
    studio.lights()
    studio.camera(lens=74)
    return studio, None


def thrown_die(samples):
    studio = Studio('dice', samples)
    add_die(studio)
    studio.lights()
    studio.camera(lens=68)

    def pose(turn):  # one turn about a leaning axis: the last frame meets the first
        axis = Vector((0.35, 1, 0.25)).normalized()
        resting = Euler((math.radians(8), math.radians(-6), math.radians(38))).to_quaternion()
        studio.root.rotation_mode = 'QUATERNION'
        studio.root.rotation_quaternion = Quaternion(axis, 2 * math.pi * turn) @ resting

    return studio, pose


def hero(studio):
    """The die over its rail, and another that is still in the air."""
    holder = studio.holder((-0.1, 0, 0.16), (math.radians(24), math.radians(-18), math.radians(40)), studio.root)
    holder.scale = (1.06, 1.06, 1.06)
    add_die(studio, holder, 4)
    studio.area((-2.6, -3.6, -0.4), HERO, 1.6, 200, (0.62, 0.40, 1))
    other = studio.holder((1.35, 2.0, 1.9), (math.radians(62), math.radians(28), math.radians(12)), studio.root)
    other.scale = (0.72, 0.72, 0.72)
    add_die(studio, other, 3)
    for side, color in ((-1, (0.35, 0.08, 1)), (1, (0.02, 0.9, 0.55))):
        studio.box(glow(color, 1.6), (side * 3.05, 0.2, -1.72), (6, 0.16, 0.1), 0.04, parent=studio.root)
    studio.box(glass(), (0, 0.2, -1.72), (12, 0.5, 0.3), 0.08, parent=studio.root)


def furnish(studio, room):
    """A canyon of cubes, some with light inside."""
    near, far = studio.place
    dark = lacquer((0.02, 0.012, 0.06))
    lit = [glow(mix(near, far, share, 1), strength) for share, strength in ((0, 0.22), (0.4, 0.4), (0.8, 0.16), (0.1, 0.8))]
    trim = glow(mix(near, (1, 1, 1), 0.1), 2.2)
    for side in (-1, 1):
        for row in range(9):
            for level in range(6):
                width = 2.0
                y, z = 1.2 + 2.35 * row, width / 2 + 2.12 * level
                x = side * (6.3 + random.choice((0, 0, 0.5, 1.1)) + 0.5 * level - 0.12 * row)
                shining = random.random() < 0.24
                studio.box(random.choice(lit) if shining else dark, (x, y, z), (width, width, width), 0.14, parent=room, segments=2)
                if not shining and random.random() < 0.3:
                    edge = x - side * (width / 2 + 0.01)
                    corners = ((edge, y - 0.8, z - 0.8), (edge, y + 0.8, z - 0.8), (edge, y + 0.8, z + 0.8), (edge, y - 0.8, z + 0.8))
                    studio.line(trim, corners, 0.03, closed=True, parent=room)
        studio.box(dark, (side * 4.6, -2.6, 0.55), (1.3, 1.3, 1.3), 0.12, (0.2, 0.1, side * 0.5), parent=room)
        studio.area((side * 2.5, -2, 7), (side * 7, 8, 2), 4, 900, near)
    for i in range(7):  # the far wall
        for level in range(4):
            at = (-9 + 3 * i, 27 + random.random(), 1.3 + 2.8 * level)
            studio.box(random.choice(lit) if random.random() < 0.34 else dark, at, (2.5, 2.5, 2.5), 0.14, parent=room, segments=2)


PICTURES = {
    'die': {'build': die, 'size': (320, 320), 'samples': 48},
    'die-roll': {'build': thrown_die, 'size': (192, 192), 'frames': 24, 'columns': 6, 'samples': 24},
    'dice-backdrop': backdrop_picture('dice', furnish),
    'dice-cover': hall_cover_picture('dice', hero, furnish, light=1.2),
}
