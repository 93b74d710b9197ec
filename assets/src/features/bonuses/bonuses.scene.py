"""Prizes: a chest of coins, a trophy, a gift, a piggy bank; and the key pictures of banners that show them."""
import math

from backdrop import key_picture
from studio import Studio, crystal, enamel, glow, gold, gunmetal, lacquer


def add_coin(studio, metal, at, turn, size=0.42):
    holder = studio.disc(metal, at, size, 0.12 * size / 0.42, 0.03, turn, sides=64)
    studio.ring(metal, (0, 0, 0.055), size * 0.82, 0.03, parent=holder)
    return holder


def scatter(index, count, radius):
    golden = math.pi * (3 - math.sqrt(5))
    r = radius * math.sqrt((index + 0.5) / count)
    return r * math.cos(golden * index), r * math.sin(golden * index)


def add_chest(studio):
    wood, metal, dark = lacquer((0.16, 0.07, 0.55)), gold(), gunmetal()
    studio.box(wood, (0, 0, -0.55), (2.7, 1.7, 1.1), 0.1)
    for x in (-1.2, 0, 1.2):
        studio.box(metal, (x, 0, -0.55), (0.16, 1.78, 1.16), 0.04)
    studio.box(metal, (0, -0.88, -0.1), (0.5, 0.08, 0.44), 0.06)
    studio.disc(dark, (0, -0.94, -0.12), 0.09, 0.06, 0.01, (math.pi / 2, 0, 0))
    lid = studio.box(wood, (0, 0.98, 0.62), (2.7, 0.3, 1.3), 0.12, (math.radians(-18), 0, 0))
    for x in (-1.2, 0, 1.2):
        studio.box(metal, (x, 0, 0), (0.16, 0.36, 1.36), 0.04, parent=lid)
    for i in range(46):
        x, y = scatter(i, 46, 1.0)
        studio_height = 0.08 + 0.42 * (1 - (x * x + y * y)) + 0.05 * math.sin(i * 5.1)
        add_coin(studio, metal, (x * 1.12, y * 0.72, studio_height), (0.5 * math.sin(i * 2.3), 0.5 * math.cos(i * 1.7), i), 0.34)
    for i, color in enumerate(((0.1, 0.95, 0.5), (1, 0.12, 0.25), (0.25, 0.45, 1))):
        studio.gem(crystal(color), (-0.7 + 0.7 * i, -0.42, 0.62 - 0.08 * abs(i - 1)), 0.26, (0.5, 0.2 * i, i))
    studio.root.rotation_euler = (0, 0, math.radians(-24))


def add_trophy(studio):
    metal, base = gold(), lacquer((0.05, 0.04, 0.16))
    profile = ((0.62, -1.05), (0.5, -1.0), (0.2, -0.82), (0.13, -0.55), (0.2, -0.38), (0.55, -0.2), (0.92, 0.25), (1.02, 0.8), (1.06, 1.05), (1.0, 1.07), (0.94, 0.8), (0.84, 0.3), (0.0, -0.1))
    studio.lathe(metal, profile)
    studio.box(base, (0, 0, -1.28), (1.5, 1.5, 0.46), 0.08)
    studio.ring(metal, (0, 0, -1.06), 0.66, 0.05)
    for side in (1, -1):
        points = [(side * (0.93 + 0.62 * math.sin(math.pi * i / 14)), 0, 0.86 - 0.95 * i / 14) for i in range(15)]
        studio.line(metal, points, 0.075)
    studio.house_mark(enamel((0.2, 0.1, 0.7)), 0.46, 0.04, (0, -1.02, 0.5), (math.pi / 2 + 0.1, 0, 0))
    studio.area((-2.5, -7, 0.5), (0, 0, 0.3), 3, 320, (1, 0.93, 0.82))  # what the bowl shows of the room
    studio.ball(glow((0.5, 0.55, 1), 3), (0, -0.77, -1.28), 0.09)


def add_gift(studio):
    paper, ribbon = enamel((0.16, 0.10, 0.85)), gold()
    studio.box(paper, (0, 0, -0.3), (2.0, 2.0, 1.5), 0.08)
    studio.box(paper, (0, 0, 0.58), (2.16, 2.16, 0.4), 0.08)
    for size in ((0.34, 2.03, 1.53), (2.03, 0.34, 1.53)):
        studio.box(ribbon, (0, 0, -0.3), size, 0.02)
    for size in ((0.34, 2.2, 0.43), (2.2, 0.34, 0.43)):
        studio.box(ribbon, (0, 0, 0.58), size, 0.02)
    for side in (1, -1):
        for lift in (0.16, 0.05):
            points = [(side * 0.72 * math.sin(math.pi * i / 18) * (1 + lift), 0.25 * math.sin(2 * math.pi * i / 18), 0.82 + 0.5 * math.sin(math.pi * i / 18 * 0.9)) for i in range(19)]
            studio.line(ribbon, points, 0.09 - lift * 0.2)
    studio.ball(ribbon, (0, 0, 0.9), 0.2)
    studio.root.rotation_euler = (0, 0, math.radians(32))


def add_piggy(studio):
    body, metal = enamel((0.80, 0.10, 0.30)), gold()
    studio.ball(body, (0, 0, 0), 1.1, (1.22, 1, 0.98))
    studio.disc(body, (1.36, 0, 0.02), 0.4, 0.34, 0.1, (0, math.pi / 2, 0))
    for y in (0.15, -0.15):
        studio.ball(gunmetal(), (1.55, y, 0.04), 0.06)
    for y in (0.5, -0.5):
        studio.lathe(body, ((0.0, 0.5), (0.02, 0.44), (0.26, 0.0), (0.2, -0.04)), (0.62, y, 0.86), (0.2 if y < 0 else -0.2, 0.35, 0), sides=32)
        studio.ball(gunmetal(), (1.08, y * 0.86, 0.42), 0.075)
        for x in (0.62, -0.62):
            studio.disc(body, (x, y, -0.98), 0.24, 0.5, 0.08)
    studio.box(gunmetal(), (-0.1, 0, 1.06), (0.62, 0.1, 0.06), 0.02)
    add_coin(studio, metal, (-0.1, 0, 1.42), (math.pi / 2, 0, 0.35), 0.36)
    studio.root.rotation_euler = (0, 0, math.radians(-28))


def bubble(width, height, corner=0.3):
    """The outline of what somebody says: a rounded box with a tail."""
    points = []
    for i, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(9):
            angle = math.pi / 2 * (i + step / 8)
            points.append((x * (width / 2 - corner) + corner * math.cos(angle), y * (height / 2 - corner) + corner * math.sin(angle)))
        if i == 2:
            points += [(-0.26 * width, -height / 2), (-0.34 * width, -height / 2 - 0.34), (-0.08 * width, -height / 2)]
    return points


def add_chat(studio):
    front, back, metal = enamel((0.05, 0.16, 0.85)), enamel((0.32, 0.06, 0.75)), gold()
    upright = (math.pi / 2 - 0.08, 0, 0)
    studio.plate(back, [(-x, y) for x, y in reversed(bubble(1.7, 1.1))], 0.2, 0.07, (0.55, 0.5, 0.6), upright)
    studio.plate(front, bubble(2.0, 1.3), 0.24, 0.08, (-0.25, -0.1, -0.15), upright)
    for i in range(3):
        studio.ball(metal, (-0.75 + 0.5 * i, -0.3, -0.12), 0.15, (1, 0.6, 1))


def alone(add, at, target, lens):
    def build(samples):
        studio = Studio('house', samples)
        add(studio)
        studio.lights(1.05)
        studio.camera(at, target, lens)
        return studio, None

    return build


def smaller(add, share=0.66):
    """For a banner, which is low and wide."""

    def hero(studio):
        add(studio)
        studio.root.scale = (share, share, share)

    return hero


PICTURES = {
    'chest': {'build': alone(add_chest, (0, -8.4, 4.4), (0, 0, -0.05), 72), 'size': (384, 384), 'samples': 48},
    'trophy': {'build': alone(add_trophy, (0, -8.6, 2.2), (0, 0, -0.1), 78), 'size': (384, 384), 'samples': 48},
    'gift': {'build': alone(add_gift, (0, -8.0, 4.6), (0, 0, 0.1), 72), 'size': (320, 320), 'samples': 48},
    'piggy-bank': {'build': alone(add_piggy, (0, -8.4, 2.6), (0.1, 0, 0.05), 72), 'size': (320, 320), 'samples': 48},
    'bonus-key': key_picture('house', smaller(add_chest)),
    'tournament-key': key_picture('tournament', smaller(add_trophy, 0.72)),
    'partner-key': key_picture('partner', smaller(add_gift)),
    'chat-key': key_picture('house', add_chat),
    'cashback-key': key_picture('cashback', smaller(add_piggy, 0.8)),
}
