"""The ticket of classic, and the drum that its pot fills."""
import math

from backdrop import backdrop_picture, cover_picture
from studio import Studio, glass, glow, gold, lacquer


def ticket_outline(width, height, bite=0.16, teeth=9):
    """A ticket: toothed at both ends, with a half circle out of the middle of each side."""
    points = []
    for side in (1, -1):
        for i in range(teeth + 1):
            y = height * (0.5 - i / teeth) * side
            points.append((side * width / 2 - (side * 0.05 if i % 2 else 0), y))
        for i in range(13):
            angle = math.pi * i / 12
            points.append((side * (bite * math.cos(angle)) * -1 * -1, -side * (height / 2 - bite * math.sin(angle))))
    return points


def add_ticket(studio, paper, metal, at=(0, 0, 0), turn=(0, 0, 0)):
    holder = studio.holder(at, turn, studio.root)
    studio.plate(paper, ticket_outline(2.9, 1.5), 0.06, 0.015, parent=holder)
    for x in (-0.98, 0.98):
        studio.line(metal, ((x, -0.6), (x, 0.6)), 0.014, (0, 0, 0.05), parent=holder)
    frame = ((-0.82, -0.52), (0.82, -0.52), (0.82, 0.52), (-0.82, 0.52))
    studio.line(metal, frame, 0.018, (0, 0, 0.05), closed=True, parent=holder)
    studio.house_mark(metal, 0.72, 0.026, (0, 0, 0.05), parent=holder)
    return holder


def ticket(samples):
    studio = Studio('classic', samples)
    add_ticket(studio, lacquer((0.72, 0.15, 0.015)), gold(), turn=(0.5, 0.1, 0.28))
    studio.lights()
    studio.camera(lens=82)
    return studio, None


def drum(samples):
    studio = Studio('classic', samples)
    metal = gold()
    globe = studio.ball(glass((1, 0.93, 0.84), 0.01), radius=1.5)
    globe.visible_shadow = False  # the studio's light reaches the tickets
    studio.ring(metal, radius=1.53, thickness=0.07, turn=(math.pi / 2, 0, 0))
    studio.lathe(metal, ((0.95, -1.9), (1.0, -1.82), (0.62, -1.72), (0.34, -1.5), (0.5, -1.42), (0.0, -1.4)))
    papers = [lacquer(color) for color in ((0.95, 0.3, 0.03), (1.0, 0.58, 0.1), (0.8, 0.1, 0.04))]
    golden = math.pi * (3 - math.sqrt(5))
    for i in range(16):
        r, angle = 0.28 + 0.6 * math.sqrt(i / 16), golden * i
        z = -0.75 + 0.75 * ((i * 7) % 16) / 16
        holder = add_ticket(studio, papers[i % 3], metal, (r * math.cos(angle), r * math.sin(angle), z), (i * 1.7, i * 0.9, angle))
        holder.scale = (0.34, 0.34, 0.34)
    studio.ball(glow((1, 0.55, 0.12), 6), (0, 0.1, -0.85), 0.16)
    studio.lights(1.3)
    studio.camera((0, -8.2, 2.2), (0, 0, -0.15), 74)
    return studio, None


def hero(studio):
    metal = gold()
    fan = ((0.85, 0.42, 0.04), 0.5, 0.5), ((0.5, 0.05, 0.03), -0.32, 0.25), ((0.72, 0.15, 0.015), 0.1, 0)
    for color, lean, back in fan:
        add_ticket(studio, lacquer(color), metal, (lean * 0.7, back, 0.2 + back * 0.9), (1.42, lean, -lean * 0.8))
    studio.root.scale = (0.9, 0.9, 0.9)
    for i in range(9):  # the pot before them
        studio.disc(metal, (-0.9 + 0.62 * (i % 4), -0.9 + 0.1 * (i % 3), -1.15 + 0.13 * (i // 4)), 0.38, 0.12, 0.03, (0.05 * (i % 3), 0.06, i), sides=64)


PICTURES = {
    'ticket': {'build': ticket, 'size': (256, 256), 'samples': 48},
    'classic-drum': {'build': drum, 'size': (512, 512), 'samples': 40},
    'classic-backdrop': backdrop_picture('classic'),
    'classic-cover': cover_picture('classic', hero),
}
