"""The coin of coinflip, heads the house, tails its signal; what tosses it, and the table on which it lands."""
import math

from backdrop import backdrop_picture, hall_cover_picture
from studio import Studio, enamel, glow, gold, lacquer, material, mix

FRAMES = 48
ARM_FRAMES = 12
FRONT = (math.pi / 2, 0, 0)  # faces the eye


def add_face(studio, side, metal, field, parent=None):
    z = 0.14 * side
    over = (0, 0, 0) if side > 0 else (math.pi, 0, 0)
    studio.disc(field, (0, 0, 0.12 * side), 1.06, 0.02, 0.005, parent=parent)
    studio.ring(metal, (0, 0, z), 1.34, 0.075, parent=parent)
    studio.ring(metal, (0, 0, 0.12 * side), 1.08, 0.03, parent=parent)
    for i in range(48):
        angle = 2 * math.pi * i / 48
        studio.ball(metal, (1.2 * math.cos(angle), 1.2 * math.sin(angle), 0.11 * side), 0.032, parent=parent)
    mark = studio.house_mark if side > 0 else studio.signal_mark
    mark(metal, 1.5, 0.075, (0, 0, z), over, parent)


def add_coin(studio, parent=None):
    metal, rim = gold(), gold()
    studio.disc(rim, radius=1.4, depth=0.24, bevel=0.05, parent=parent)
    for i in range(90):
        angle = 2 * math.pi * i / 90
        studio.box(metal, (1.4 * math.cos(angle), 1.4 * math.sin(angle), 0), (0.03, 0.04, 0.2), 0, (0, 0, angle), parent)
    add_face(studio, 1, metal, enamel((0.01, 0.20, 0.22)), parent)
    add_face(studio, -1, metal, enamel((0.35, 0.02, 0.05)), parent)


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


REST, FLUNG = math.radians(9), math.radians(-45)  # turn of the arm: it points at the table, then up


def launcher(samples):
    """An arm of brass with a cup for the coin and a weight of glass, from rest to the end of its swing."""
    studio = Studio('coinflip', samples)
    metal, dark = gold(), lacquer((0.004, 0.05, 0.055))
    foot = ((1.12, 0.0), (1.16, 0.07), (1.06, 0.14), (0.66, 0.2), (0.5, 0.34), (0.0, 0.36))
    studio.lathe(metal, foot, (-0.7, 0, 0))
    studio.ring(glow((0.02, 0.62, 0.62), 1.6), (-0.7, 0, 0.17), 0.86, 0.035)
    for y in (-0.34, 0.34):
        studio.box(dark, (-0.7, y, 0.62), (0.36, 0.12, 0.9), 0.05)
        studio.disc(metal, (-0.7, y * 1.2, 0.98), 0.26, 0.1, 0.03, FRONT)
    arm = studio.holder((-0.7, 0, 0.98), parent=studio.root)
    studio.mesh(  # tapers towards the cup
        metal,
        [(x, y * wide, z * thick) for x, wide, thick in ((-0.85, 0.13, 0.1), (1.75, 0.09, 0.06)) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        ((0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)),
        parent=arm,
    )
    studio.ball(material('weight', Base_Color=(0.02, 0.75, 0.78), Roughness=0.02, Transmission=0.85, IOR=1.5, Emission=(0.0, 0.5, 0.5), Emission_Strength=0.12), (-1.08, 0, 0), 0.4, parent=arm)
    studio.ring(metal, (-1.08, 0, 0), 0.41, 0.05, (0, math.pi / 2, 0), arm)
    studio.ring(metal, (2.2, 0, 0.04), 0.5, 0.075, parent=arm)
    studio.disc(dark, (2.2, 0, 0), 0.46, 0.06, 0.02, parent=arm)
    studio.lights()
    studio.camera((0.2, -10.5, 3.4), (0.2, 0, 0.95), 76)

    def pose(turn):
        arm.rotation_euler = (0, REST + (FLUNG - REST) * turn * ARM_FRAMES / (ARM_FRAMES - 1), 0)

    return studio, pose


def hero(studio):
    """Heads before a rising moon, and tails of another coin behind it."""
    studio.disc(glow((1, 0.56, 0.16), 0.4), (1.6, 38, 12.5), 8.5, 0.1, 0, FRONT, studio.holder(), 128)
    for at, turn, size in (((-0.12, 0, -0.05), (72, -10, 28), 1.14), ((1.3, 2.6, 1.75), (-66, 14, -32), 0.8)):
        holder = studio.holder(at, tuple(math.radians(angle) for angle in turn), studio.root)
        holder.scale = (size, size, size)
        add_coin(studio, holder)


def furnish(studio, room):
    """Arcades of brass beside still water, and a moon of gold above it."""
    near, far = studio.place
    brass = material('brass', Base_Color=(0.9, 0.5, 0.16), Metallic=1.0, Roughness=0.3)
    stone, lamp = lacquer((0.006, 0.05, 0.055)), glow(near, 5)
    studio.disc(glow((1, 0.56, 0.16), 0.42), (0, 41, 7.2), 7.4, 0.1, 0, FRONT, room, 128)
    for i, radius in enumerate((8.3, 9.6, 11.4)):
        studio.ring(glow((1, 0.56, 0.16), 0.7 - 0.2 * i), (0, 41, 7.2), radius, 0.07, FRONT, room)
    for side in (-1, 1):
        for i in range(7):
            x, y, span = side * 5.6, 0.6 + 4.2 * i, 4.2
            studio.disc(brass, (x, y, 1.75), 0.26, 3.5, 0, parent=room, sides=32)
            studio.disc(stone, (x, y, 0.2), 0.5, 0.4, 0.05, parent=room, sides=32)
            studio.disc(brass, (x, y, 3.55), 0.42, 0.22, 0.05, parent=room, sides=32)
            for radius, metal, thickness in ((span / 2, brass, 0.13), (span / 2 - 0.2, lamp, 0.03)):
                arch = [(x, y + span / 2 - radius * math.cos(a), 3.66 + radius * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
                studio.line(metal, arch, thickness, parent=room)
        studio.box(stone, (side * 5.75, 14, 6.5), (0.7, 36, 0.7), 0.05, parent=room)
        studio.box(stone, (side * 9.5, 14, 0.15), (7, 60, 0.3), 0.04, parent=room)
        studio.box(glow(far, 0.22), (side * 13, 14, 4), (0.1, 40, 9), 0, parent=room)
        studio.area((side * 1.0, -3, 6), (side * 6, 5, 2), 3, 700, mix(near, (1, 1, 1), 0.2))
        studio.area((side * 9, 10, 8), (side * 5, 10, 0), 6, 900, far)


PICTURES = {
    'coin': {'build': coin, 'size': (224, 224), 'frames': FRAMES, 'columns': 8, 'samples': 20},
    'launcher': {'build': launcher, 'size': (256, 224), 'frames': ARM_FRAMES, 'columns': 6, 'samples': 24},
    'coinflip-table': {'build': table, 'size': (960, 360)},
    'coinflip-backdrop': backdrop_picture('coinflip', furnish, 0.05),
    'coinflip-cover': hall_cover_picture('coinflip', hero, furnish, 0.05, light=0.8),
}
