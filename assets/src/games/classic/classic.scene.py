"""The ticket of classic, and the drum that its pot fills."""
import math

from backdrop import backdrop_picture, hall_cover_picture
from studio import Studio, glass, glow, gold, gradient, lacquer, material


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


def add_ticket(studio, paper, metal, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    holder = studio.holder(at, turn, parent or studio.root)
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


def add_drum(studio, parent=None):
    metal = gold()
    globe = studio.ball(glass((1, 0.93, 0.84), 0.01), radius=1.5, parent=parent)
    globe.visible_shadow = False  # the studio's light reaches the tickets
    studio.ring(metal, radius=1.53, thickness=0.07, turn=(math.pi / 2, 0, 0), parent=parent)
    studio.lathe(metal, ((0.95, -1.9), (1.0, -1.82), (0.62, -1.72), (0.34, -1.5), (0.5, -1.42), (0.0, -1.4)), parent=parent)
    papers = [lacquer(color) for color in ((0.95, 0.3, 0.03), (1.0, 0.58, 0.1), (0.8, 0.1, 0.04))]
    golden = math.pi * (3 - math.sqrt(5))
    for i in range(16):
        r, angle = 0.28 + 0.6 * math.sqrt(i / 16), golden * i
        z = -0.75 + 0.75 * ((i * 7) % 16) / 16
        holder = add_ticket(studio, papers[i % 3], metal, (r * math.cos(angle), r * math.sin(angle), z), (i * 1.7, i * 0.9, angle), parent)
        holder.scale = (0.34, 0.34, 0.34)
    studio.ball(glow((1, 0.55, 0.12), 6), (0, 0.1, -0.85), 0.16, parent=parent)


def drum(samples):
    studio = Studio('classic', samples)
    add_drum(studio)
    studio.lights(1.3)
    studio.camera((0, -8.2, 2.2), (0, 0, -0.15), 74)
    return studio, None


def hero(studio):
    """The drum full of tickets, one that leaves it, and the pot at its foot."""
    metal = gold()
    globe = studio.holder((0, 0.2, 0.15), parent=studio.root)
    add_drum(studio, globe)
    for color, at, turn, size in (
        ((0.72, 0.1, 0.015), (1.05, -1.2, 1.1), (1.1, 0.35, -0.5), 0.42),
        ((0.85, 0.42, 0.04), (-1.2, -0.6, 1.35), (1.0, -0.5, 0.5), 0.36),
    ):
        add_ticket(studio, lacquer(color), metal, at, turn).scale = (size, size, size)
    for x, y, count in ((-1.25, -0.5, 5), (-0.75, -1.2, 3), (1.2, -0.4, 4), (0.75, -1.25, 2), (-1.75, 0.4, 3), (1.75, 0.5, 2), (0, -1.5, 1)):
        for level in range(count):
            at = (x + 0.03 * (level % 2), y + 0.02 * (level % 3), -1.84 + 0.125 * level)
            studio.disc(metal, at, 0.36, 0.11, 0.03, (0.04 * (level % 2), 0.03, level), sides=64)


def curtain(studio, cloth, room, side, y, left, right, top):
    """Folds that hang from `top` and are gathered to their own side."""
    columns, rows = 120, 14
    points, faces = [], []
    for row in range(rows + 1):
        fall = row / rows
        gather = 1 - 0.42 * math.sin(math.pi * min(fall * 1.25, 1)) ** 1.5
        for column in range(columns + 1):
            share = column / columns
            x = right + (left - right) * share * gather
            points.append((side * x, y + 0.22 * math.sin(share * 15 * 2 * math.pi), top * (1 - fall)))
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    studio.mesh(cloth, points, faces, parent=room, smooth=True)


def furnish(studio, room):
    """An old theatre: velvet at both sides, row behind row, and lamps that hang over the floor."""
    velvet = material('velvet', Base_Color=(0.46, 0.022, 0.012), Roughness=0.55, Sheen=0.5, Sheen_Tint=1.0)
    brass, lamp, cord = gold(), glow((1, 0.48, 0.10), 4), lacquer((0.02, 0.01, 0.008))
    dusk = gradient(((0, (1.0, 0.40, 0.06)), (0.3, (0.42, 0.09, 0.012)), (0.75, (0.10, 0.012, 0.006)), (1, (0.03, 0.004, 0.004))))
    studio.box(dusk, (0, 27, 8), (60, 0.2, 18), 0, parent=room)  # the stage, lit by its footlights
    for i in range(4):
        y = 1.5 + 5.5 * i
        for side in (-1, 1):
            curtain(studio, velvet, room, side, y, 4.4 + 1.0 * i, 9.6 + 3.6 * i, 9.5 + 2 * i)
            studio.area((side * (2.2 + i), y - 3.5, 6.5), (side * (7.5 + i), y, 2.5), 2, 260 + 110 * i, (1, 0.62, 0.26))
            studio.line(brass, ((side * (4.2 + 1.0 * i), y - 0.3, 0.05), (side * (12 + 2 * i), y - 0.3, 0.05)), 0.07, parent=room)
            for k in range(6):
                studio.ball(lamp, (side * (4.5 + 1.0 * i + 1.1 * k), y - 0.45, 0.16), 0.1, parent=room)
    for row in range(6):
        for place in (-2, -1, 0, 1, 2):
            x, y = place * 2.3 + (1.15 if row % 2 else 0), 1.0 + 3.6 * row
            z = 5.4 + 0.5 * ((row * 3 + place * 5) % 4) + 0.12 * row
            studio.ball(lamp, (x, y, z), 0.17, parent=room)
            studio.lathe(brass, ((0.24, 0), (0.2, 0.12), (0.06, 0.2), (0, 0.3)), (x, y, z + 0.08), parent=room, sides=32)
            studio.line(cord, ((x, y, z + 0.3), (x, y, 16)), 0.014, parent=room)


PICTURES = {
    'ticket': {'build': ticket, 'size': (256, 256), 'samples': 48},
    'classic-drum': {'build': drum, 'size': (512, 512), 'samples': 40},
    'classic-backdrop': {**backdrop_picture('classic', furnish), 'samples': 14, 'smoothing': 0.16},
    'classic-cover': hall_cover_picture('classic', hero, furnish, light=1.1),
}
