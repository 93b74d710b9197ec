"""The two sides of battle: a vessel of glass in a mount of metal, filled with the side's energy."""
import math
import random

from backdrop import backdrop_picture, hall_cover_picture
from studio import PLACES, Studio, glass, glow, gradient, gunmetal, lacquer, material, mix, silver

RED, BLUE = PLACES['battle']
EMBER, ICE = (1, 0.22, 0.03), (0.10, 0.62, 1)


def add_vessel(studio, color, heat, parent=None, light=1.6):
    """`heat`: the colour of its core and arcs; `light`: strength of the core."""
    mount, trim = gunmetal(), silver()
    studio.ball(glass((0.96, 0.97, 1), 0.0), radius=1.3, parent=parent)
    studio.ball(glow(mix(color, heat, 0.5), light), radius=0.46, parent=parent)
    plasma = material('plasma', Base_Color=mix(color, (1, 1, 1), 0.1), Roughness=0.2, Transmission=0.9, IOR=1.1, Emission=color, Emission_Strength=0.16)
    studio.ball(plasma, radius=1.0, parent=parent)
    for i in range(7):  # arcs of energy from the core to the glass
        points, angle = [], 2 * math.pi * i / 7 + 0.4
        for step in range(19):
            share = step / 18
            r = 0.42 + 0.76 * share
            bend = angle + 1.6 * share + 0.16 * math.sin(step * 2.1 + i)
            points.append((r * math.cos(bend), r * math.sin(bend) * 0.8 - 0.25, r * math.sin(bend + i) * 0.75))
        studio.line(glow(heat, 3.2), points, 0.02, parent=parent)
    studio.ring(mount, radius=1.38, thickness=0.13, turn=(math.radians(90), 0, 0), parent=parent)
    studio.ring(trim, radius=1.40, thickness=0.035, turn=(math.radians(90), 0, 0), at=(0, -0.13, 0), parent=parent)
    for i in range(4):
        angle = math.pi / 4 + math.pi / 2 * i
        at = (1.46 * math.cos(angle), -0.05, 1.46 * math.sin(angle))
        studio.box(mount, at, (0.46, 0.4, 0.26), 0.07, (0, -angle + math.pi / 2, 0), parent=parent)
        studio.ball(glow(color, 3), (at[0] * 1.0, -0.26, at[2] * 1.0), 0.055, parent=parent)


def vessel(color, heat):
    def build(samples):
        studio = Studio('battle', samples)
        add_vessel(studio, color, heat)
        studio.lights(0.9)
        studio.camera((0, -8.6, 0.9), lens=84)
        return studio, None

    return build


def hero(studio):
    """The two sides as they meet, and the sparks between them."""
    for side, color, heat in ((-1, RED, EMBER), (1, BLUE, ICE)):
        holder = studio.holder((side * 0.72, side * 0.3, side * 0.66), (0, 0, side * -0.25), studio.root)
        holder.scale = (0.78, 0.78, 0.78)
        add_vessel(studio, color, heat, holder, 0.55)
    for i in range(9):
        angle, reach = 2 * math.pi * i / 9 + random.uniform(-0.2, 0.2), random.uniform(0.5, 1.25)
        steps = [(reach * share / 5, 0.12 * random.uniform(-1, 1) * (share > 0)) for share in range(6)]
        spark = [(along * math.cos(angle) - off * math.sin(angle), -1.05, along * math.sin(angle) + off * math.cos(angle)) for along, off in steps]
        studio.line(glow(mix((1, 0.75, 1), BLUE if math.cos(angle) > 0 else RED, 0.25), 5), spark, 0.012, parent=studio.root)


def furnish(studio, room):
    """Two ranks of blades that point at each other, and a seam of light where their skies meet."""
    for side, color, heat in ((-1, RED, EMBER), (1, BLUE, ICE)):
        blade = lacquer(mix(color, (0, 0, 0), 0.8))
        sky = gradient(((0, mix(color, color, 0, 0.3)), (0.35, mix(color, color, 0, 0.09)), (1, mix(color, color, 0, 0.008))))
        studio.box(sky, (side * 32, 40, 12), (63.6, 0.1, 26), 0, parent=room)
        edge = glow(mix(color, heat, 0.35), 4.5)
        for i in range(9):
            y, reach = -1.5 + 3.0 * i, 3.4 + 0.1 * i
            for level, tip in ((0, 1.5), (1, 4.0), (2, 6.6)):
                point = (side * (reach + 0.75 * abs(level - 0.6)), y, tip)
                back = ((side * 15, y, tip - 1.15), (side * 15, y, tip + 1.35))
                points = [point, back[0], back[1]]
                points += [(x, y + 0.5, z) for x, y, z in points]
                faces = ((0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0))
                studio.mesh(blade, points, faces, parent=room)
                studio.line(edge, ((back[0][0], y - 0.02, back[0][2]), (point[0], y - 0.02, tip), (back[1][0], y - 0.02, back[1][2])), 0.035, parent=room)
        studio.area((side * 3, -3, 8), (side * 7, 8, 3), 4, 1300, color)
        studio.line(glow(color, 3), ((side * 0.07, -9, 0.02), (side * 0.07, 38, 0.02)), 0.03, parent=room)
    studio.box(glow((1, 0.85, 1), 3), (0, 39.5, 12), (0.16, 0.1, 26), 0, parent=room)


PICTURES = {
    'red-vessel': {'build': vessel(RED, EMBER), 'size': (320, 320), 'samples': 40},
    'blue-vessel': {'build': vessel(BLUE, ICE), 'size': (320, 320), 'samples': 40},
    'battle-backdrop': {**backdrop_picture('battle', furnish, 0.12), 'samples': 14, 'quality': 70},
    'battle-cover': hall_cover_picture('battle', hero, furnish, 0.12),
}
