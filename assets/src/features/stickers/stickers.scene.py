"""Stickers of the chat: the mascot in ten moods. Each is a loop whose first frame also stands alone."""
import math

from studio import Studio, enamel, glow, gold, gunmetal, lacquer, silver

FRAMES = 12
FRONT = -0.62  # y of what lies on the face
WHITE, BLUSH, RED, GREEN, WATER = (0.9, 0.9, 0.95), (0.95, 0.22, 0.34), (0.85, 0.02, 0.06), (0.02, 0.42, 0.08), (0.10, 0.42, 1.0)


def swing(t, times=1):
    return math.sin(2 * math.pi * t * times)


def lift(t, times=1):
    """0 at the loop's ends, 1 between them."""
    return (1 - math.cos(2 * math.pi * t * times)) / 2


def softened(corners, reach):
    """An outline whose corners are cut by curves that begin `reach` before them."""
    points = []
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        toward = lambda other: tuple(c + (o - c) / math.dist(other, corner) * reach for c, o in zip(corner, other))
        start, end = toward(before), toward(after)
        for step in range(9):
            t = step / 8
            points.append(tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * c + t * t * e for s, c, e in zip(start, corner, end)))
    return points


def heart(size):
    curve = []
    for step in (*range(3, 23), *range(26, 46)):  # without its two points, where a rounded edge would stand out
        a = -2 * math.pi * step / 48
        x = 16 * math.sin(a) ** 3
        y = 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)
        curve.append((x / 17 * size, (y + 2) / 17 * size))
    return curve


class Mascot:
    """The house with a face, arms and an aerial, all of which hang below the studio's root."""

    def __init__(self, studio, color):
        self.studio, self.coat, self.dark, self.limb, self.white = studio, enamel(color), gunmetal(), silver(), enamel(WHITE)
        wall = softened(((-0.98, -0.92), (0.98, -0.92), (0.98, 0.42), (0, 1.22), (-0.98, 0.42)), 0.22)
        studio.plate(self.coat, wall, 0.7, 0.2, turn=(math.pi / 2, 0, 0))
        self.light = glow((0.55, 0.62, 1), 4)
        signal = [(-1.06, -0.66), (-0.42, -0.66), (-0.24, -0.46), (-0.02, -0.84), (0.2, -0.42), (0.36, -0.66), (1.06, -0.66)]
        studio.line(self.light, [(x, FRONT + 0.04, z) for x, z in signal], 0.035)
        studio.line(gold(), [(0, 0, 1.3), (0, 0, 1.72)], 0.05)
        self.lamp = studio.ball(self.light, (0, 0, 1.84), 0.16)
        for x in (-0.7, 0.7):
            studio.ball(enamel(BLUSH), (x, FRONT + 0.05, -0.1), 0.13, (1.15, 0.3, 0.75))
        for x in (-0.5, 0.5):
            studio.box(self.limb, (x, -0.1, -1.28), (0.5, 0.8, 0.3), 0.12)
        self.arms = {side: studio.holder((side * 1.14, -0.1, -0.22), parent=studio.root) for side in (-1, 1)}

    def arm(self, side, angle, reach=0.62):
        """`angle` from hanging down, outward."""
        holder = self.arms[side]
        self.studio.line(self.limb, [(0, 0, 0), (0, -0.05, -reach)], 0.085, parent=holder)
        self.studio.ball(self.white, (0, -0.05, -reach - 0.14), 0.21, parent=holder)
        self.turn(side, angle)
        return holder

    def turn(self, side, angle):
        self.arms[side].rotation_euler[1] = -side * math.radians(angle)

    def eyes(self, size=0.29, look=(0, 0), pupil=0.58):
        for x in (-0.4, 0.4):
            self.studio.ball(self.white, (x, FRONT + 0.04, 0.24), size, (1, 0.5, 1))
            at = (x + look[0], FRONT - 0.07, 0.24 + look[1])
            self.studio.ball(self.dark, at, size * pupil, (1, 0.6, 1))
            self.studio.ball(glow(WHITE, 2), (at[0] + size * 0.18, at[1] - size * 0.3, at[2] + size * 0.2), size * 0.14)

    def arcs(self, bend, z=0.2, width=0.25):
        """Eyes that are shut: `bend` up for joy, down for rest."""
        for x in (-0.4, 0.4):
            points = [(x + width * (i / 6 - 1), FRONT, z + bend * (1 - (i / 6 - 1) ** 2)) for i in range(13)]
            self.studio.line(self.dark, points, 0.06)

    def mouth(self, bend, width=0.3, z=-0.2, x=0):
        points = [(x + width * (i / 6 - 1), FRONT, z - bend * (1 - (i / 6 - 1) ** 2)) for i in range(13)]
        self.studio.line(self.dark, points, 0.055)

    def laughing(self, width=0.42):
        half = [(width * math.cos(a), width * 0.85 * math.sin(a)) for a in (math.pi * (1 + i / 20) for i in range(21))]
        self.studio.plate(self.dark, half, 0.04, 0.03, (0, FRONT, -0.06), (math.pi / 2, 0, 0))
        self.studio.ball(enamel(RED), (0, FRONT - 0.03, -0.34), 0.16, (1.2, 0.4, 0.6))

    def hearts(self, size, at):
        return self.studio.plate(enamel(RED), heart(size), 0.1, 0.05, at, (math.pi / 2, 0, 0))


def hello(studio, mascot):
    mascot.eyes()
    mascot.mouth(0.16)
    mascot.arm(-1, 14)
    mascot.arm(1, 150)

    def pose(t):
        mascot.turn(1, 145 + 24 * swing(t, 2))
        studio.root.rotation_euler = (0, math.radians(4 * swing(t)), math.radians(-8))

    return pose


def laugh(studio, mascot):
    mascot.arcs(0.2)
    mascot.laughing()
    mascot.arm(-1, 30)
    mascot.arm(1, 30)
    drops = [studio.ball(enamel(WATER), (x, FRONT, 0.1), 0.11, (0.8, 0.8, 1.2), studio.root) for x in (-0.78, 0.78)]

    def pose(t):
        studio.root.location[2] = 0.12 * lift(t, 3)
        studio.root.rotation_euler[1] = math.radians(5 * swing(t))
        for side, drop in zip((-1, 1), drops):
            drop.location = (side * (0.74 + 0.42 * t), FRONT, 0.14 + 0.5 * t - t * t)
            drop.scale = (0.8 * (1 - t**4), 0.8, 1.2 * (1 - t**4))
        for side in (-1, 1):
            mascot.turn(side, 30 + 14 * lift(t, 3))

    return pose


def love(studio, mascot):
    eyes = [mascot.hearts(0.34, (x, FRONT - 0.02, 0.22)) for x in (-0.42, 0.42)]
    mascot.mouth(0.2, 0.32, -0.2)
    mascot.arm(-1, 40)
    mascot.arm(1, 40)
    rising = [mascot.hearts(0.22, (0, 0, 0)) for _ in range(3)]

    def pose(t):
        for eye in eyes:
            eye.scale = (1 + 0.16 * lift(t, 2),) * 3
        for i, each in enumerate(rising):
            along = (t + i / 3 + 0.12) % 1
            each.location = ((1.45, -1.5, 1.2)[i] + 0.1 * swing(along), -0.2, 0.2 + 1.3 * along)
            each.scale = (math.sin(math.pi * along),) * 3
        studio.root.rotation_euler[1] = math.radians(5 * swing(t))

    return pose


def wow(studio, mascot):
    mascot.eyes(0.33, pupil=0.36)
    studio.ball(mascot.dark, (0, FRONT + 0.02, -0.3), 0.2, (0.8, 0.4, 1.1))
    mascot.arm(-1, 130)
    mascot.arm(1, 130)

    def pose(t):
        studio.root.location[2] = 0.2 * lift(t) ** 2
        mascot.lamp.scale = (1 + 0.7 * lift(t, 2),) * 3
        for side in (-1, 1):
            mascot.turn(side, 122 + 22 * lift(t))

    return pose


def sad(studio, mascot):
    mascot.eyes(0.25, (0, -0.07))
    mascot.mouth(-0.16, 0.26, -0.32)
    for side in (-1, 1):
        studio.line(mascot.dark, [(side * 0.62, FRONT, 0.54), (side * 0.24, FRONT, 0.7)], 0.055)
    mascot.arm(-1, 6)
    mascot.arm(1, 6)
    drop = studio.ball(enamel(WATER), (0.4, FRONT, 0), 0.13, (0.8, 0.8, 1.25), studio.root)

    def pose(t):
        fall = max(0, (t - 0.15) / 0.85)
        drop.location = (0.52, FRONT - 0.08, 0.0 - 0.95 * fall * fall)
        grown = min(1, 0.75 + 2 * t) if fall < 0.9 else 0.4
        drop.scale = (0.8 * grown, 0.8 * grown, 1.25 * grown)
        studio.root.rotation_euler = (math.radians(6), math.radians(3 * swing(t)), 0)

    return pose


def cool(studio, mascot):
    for x in (-0.43, 0.43):
        lens = softened(((-0.38, 0.2), (-0.3, -0.24), (0.3, -0.24), (0.38, 0.2)), 0.12)
        studio.plate(mascot.dark, lens, 0.06, 0.04, (x, FRONT - 0.06, 0.25), (math.pi / 2, 0, 0))
        studio.line(glow((0.75, 0.8, 1), 1.6), [(x - 0.2, FRONT - 0.14, 0.36), (x - 0.06, FRONT - 0.14, 0.14)], 0.03)
    studio.line(gold(), [(-1.08, FRONT + 0.1, 0.45), (-0.5, FRONT - 0.1, 0.47), (0.5, FRONT - 0.1, 0.47), (1.08, FRONT + 0.1, 0.45)], 0.05)
    mascot.mouth(0.1, 0.26, -0.22, 0.1)
    mascot.arm(-1, 20)
    mascot.arm(1, 140, 0.5)

    def pose(t):
        studio.root.rotation_euler = (math.radians(7 * lift(t, 2)), math.radians(-5 * swing(t)), math.radians(10 * swing(t)))
        mascot.turn(1, 138 + 6 * swing(t))

    return pose


def party(studio, mascot):
    mascot.arcs(0.18)
    mascot.laughing(0.34)
    hat = studio.lathe(lacquer((0.9, 0.04, 0.35)), ((0.52, 0.0), (0.5, 0.04), (0.0, 1.0)), (0.0, -0.1, 1.0), (0, 0.0, 0))
    for radius, z in ((0.4, 0.22), (0.25, 0.52)):
        studio.ring(gold(), (0, 0, z), radius, 0.045, parent=hat)
    studio.ball(glow((1, 0.75, 0.3), 3), (0, 0, 1.04), 0.14, parent=hat)
    mascot.arm(-1, 140)
    mascot.arm(1, 140)
    colors = (RED, (1, 0.5, 0.02), GREEN, WATER, (0.6, 0.08, 0.9), (1, 0.7, 0.05))
    bits = [studio.box(enamel(colors[i % 6]), (0, 0, 0), (0.2, 0.05, 0.13), 0.015) for i in range(14)]

    def pose(t):
        for i, bit in enumerate(bits):
            along = (t + i * 0.37) % 1
            side = (-1 if i % 2 else 1) * (1.25 + 0.33 * ((i * 5) % 7) / 7)
            bit.location = (side + 0.1 * swing(along + i / 5), 0.3 * math.sin(i), 1.9 - 3.1 * along)
            bit.rotation_euler = (2 * math.pi * (t + i / 7), i, 2 * math.pi * (t + i / 3))
            bit.scale = (min(1, 6 * along, 6 * (1 - along)),) * 3
        studio.root.location[2] = -0.12 + 0.1 * lift(t, 2)
        for side in (-1, 1):
            mascot.turn(side, 140 + side * 16 * swing(t, 2))

    return pose


def luck(studio, mascot):
    mascot.eyes(look=(0.06, 0.02))
    mascot.mouth(0.18, 0.28)
    mascot.arm(-1, 16)
    holder = mascot.arm(1, 164, 0.5)
    clover = studio.holder((0, -0.25, -0.7), parent=holder)
    clover.scale = (0.8,) * 3
    leaf = enamel(GREEN)
    studio.line(leaf, [(0, 0, 0), (0.06, 0, -0.3), (0.02, 0, -0.56)], 0.05, parent=clover)
    crown = studio.holder((0.02, 0, -0.66), parent=clover)
    for quarter in range(4):
        turn = math.pi / 2 * quarter + math.pi / 4
        at = (0.3 * math.sin(turn), -0.04, 0.3 * math.cos(turn))
        studio.plate(leaf, heart(0.33), 0.06, 0.05, at, (math.pi / 2, turn, 0), parent=crown)

    def pose(t):
        crown.rotation_euler[1] = math.radians(26 * swing(t))
        mascot.turn(1, 164 + 6 * swing(t))
        studio.root.rotation_euler = (0, math.radians(3 * swing(t)), math.radians(-6))

    return pose


def bravo(studio, mascot):
    mascot.arcs(0.16)
    mascot.laughing(0.3)
    hands = {side: studio.ball(mascot.white, (side * 0.3, -1.1, -0.62), 0.29, (0.62, 0.8, 1), studio.root) for side in (-1, 1)}
    sleeves = {side: studio.line(mascot.limb, [(side * 1.12, -0.2, -0.3), (side * 0.85, -0.8, -0.62), (side * 0.45, -1.05, -0.64)], 0.075) for side in (-1, 1)}
    sparks = [studio.line(glow((1, 0.8, 0.35), 3), [(0.62 * math.sin(a), 0, 0.62 * math.cos(a)), (0.84 * math.sin(a), 0, 0.84 * math.cos(a))], 0.04) for a in (-1.1, -0.55, 0.55, 1.1)]

    def pose(t):
        apart = lift(t, 3)
        for side in (-1, 1):
            hands[side].location[0] = side * (0.17 + 0.34 * apart)
            sleeves[side].location[0] = side * 0.26 * apart
        for spark in sparks:
            spark.location, spark.scale = (0, -1.3, -0.6), (max(0.01, 1 - 1.6 * apart),) * 3
        studio.root.location[2] = 0.05 * lift(t, 3)

    return pose


def tea(studio, mascot):
    mascot.arcs(-0.12, 0.28)
    mascot.mouth(0.12, 0.22, -0.2)
    mascot.arm(-1, 16)
    mug = studio.holder((0.62, -1.0, -0.62), parent=studio.root)
    studio.lathe(enamel((0.9, 0.5, 0.06)), ((0.0, -0.3), (0.3, -0.3), (0.36, -0.24), (0.38, 0.3), (0.34, 0.32), (0.31, 0.2), (0.0, 0.2)), parent=mug)
    studio.disc(lacquer((0.16, 0.05, 0.01)), (0, 0, 0.22), 0.31, 0.03, 0.005, parent=mug)
    studio.ring(enamel((0.9, 0.5, 0.06)), (0.44, 0, 0), 0.2, 0.06, (math.pi / 2, 0, 0), mug)
    studio.line(mascot.limb, [(1.12, -0.2, -0.3), (1.14, -0.7, -0.6), (0.98, -1.0, -0.62)], 0.075)
    studio.ball(mascot.white, (0.98, -1.1, -0.62), 0.2)
    steam = [studio.line(glow((0.75, 0.8, 1), 0.8), [(0.05 * math.sin(z * 9), 0, z * 0.4) for z in (i / 10 for i in range(11))], 0.035) for _ in range(2)]

    def pose(t):
        mug.location[2] = -0.62 + 0.05 * swing(t)
        for i, wisp in enumerate(steam):
            along = (t + i / 2 + 0.3) % 1
            wisp.location = (0.52 + 0.2 * i, -1.05, -0.3 + 0.4 * along)
            wisp.scale = (1, 1, max(0.01, math.sin(math.pi * along)))
        studio.root.location[2] = 0.05 * swing(t)
        mascot.lamp.scale = (0.85 + 0.3 * lift(t),) * 3

    return pose


def sticker(act, color):
    def build(samples):
        studio = Studio('house', samples)
        pose = act(studio, Mascot(studio, color))
        studio.lights(1.05)
        studio.camera((0, -10.4, 1.5), (0, 0, 0.26), 92)
        return studio, pose

    return {'build': build, 'size': (160, 160), 'samples': 40, 'frames': FRAMES, 'quality': 80}


PICTURES = {
    'hello': sticker(hello, (0.04, 0.14, 0.85)),
    'laugh': sticker(laugh, (1.0, 0.36, 0.02)),
    'love': sticker(love, (0.85, 0.10, 0.38)),
    'wow': sticker(wow, (0.02, 0.48, 0.62)),
    'sad': sticker(sad, (0.10, 0.20, 0.48)),
    'cool': sticker(cool, (0.26, 0.05, 0.72)),
    'party': sticker(party, (0.06, 0.10, 0.75)),
    'luck': sticker(luck, (0.30, 0.08, 0.80)),
    'bravo': sticker(bravo, (0.75, 0.05, 0.10)),
    'tea': sticker(tea, (0.02, 0.42, 0.34)),
}
