"""The two sides of battle: a vessel of glass in a mount of metal, filled with the side's energy."""
import math

from backdrop import backdrop_picture
from studio import PLACES, Studio, glass, glow, gunmetal, material, mix, silver

RED, BLUE = PLACES['battle']


def vessel(color):
    def build(samples):
        studio = Studio('battle', samples)
        mount, trim = gunmetal(), silver()
        studio.ball(glass((0.96, 0.97, 1), 0.01), radius=1.3)
        studio.ball(glow(color, 1.5), radius=0.62)
        studio.ball(material('plasma', Base_Color=mix(color, (1, 1, 1), 0.15), Roughness=0.25, Transmission=0.9, IOR=1.12), radius=1.02)
        for i in range(5):  # arcs of energy from the core to the glass
            points, angle = [], 2 * math.pi * i / 5 + 0.4
            for step in range(15):
                share = step / 14
                r = 0.5 + 0.68 * share
                bend = angle + 1.5 * share + 0.16 * math.sin(step * 2.1 + i)
                points.append((r * math.cos(bend), r * math.sin(bend) * 0.8 - 0.25, r * math.sin(bend + i) * 0.75))
            studio.line(glow(mix(color, (1, 1, 1), 0.45), 9), points, 0.018)
        studio.ring(mount, radius=1.38, thickness=0.13, turn=(math.radians(90), 0, 0))
        studio.ring(trim, radius=1.40, thickness=0.035, turn=(math.radians(90), 0, 0), at=(0, -0.13, 0))
        for i in range(4):
            angle = math.pi / 4 + math.pi / 2 * i
            at = (1.46 * math.cos(angle), -0.05, 1.46 * math.sin(angle))
            studio.box(mount, at, (0.46, 0.4, 0.26), 0.07, (0, -angle + math.pi / 2, 0))
            studio.ball(glow(color, 10), (at[0] * 1.0, -0.26, at[2] * 1.0), 0.055)
        studio.lights(0.9)
        studio.camera((0, -8.6, 0.9), lens=84)
        return studio, None

    return build


PICTURES = {
    'red-vessel': {'build': vessel(RED), 'size': (320, 320)},
    'blue-vessel': {'build': vessel(BLUE), 'size': (320, 320)},
    'battle-backdrop': backdrop_picture('battle'),
}
