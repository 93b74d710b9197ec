"""The room of every place, a house of glass at night: ribs with lines of light recede to the far wall, and the floor mirrors them.

It is rendered once: light of the left, of the right and of the night beyond are its three channels, which backdrop.py gives colours.
"""
import random

from studio import Studio, glow, gradient, material, mix

LEFT, RIGHT, NIGHT = (1, 0, 0), (0, 1, 0), (0, 0, 1)
RIBS = 6
GABLE = ((1, 0), (1, 0.62), (0, 1.12))  # a wall and its half of the roof: the house of the mark, about the line of sight
HEADROOM = 4  # light above white that the room's pixels keep


def half_rib(half_width, y, side):
    return [(side * x * half_width, y, z * half_width) for x, z in GABLE]


def build_room(samples):
    studio = Studio('house', samples, transparent=False)
    studio.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    room = studio.holder()
    floor = material('floor', Base_Color=(0.012, 0.012, 0.012), Roughness=0.15, Specular=0.7)
    studio.box(floor, (0, 20, -0.05), (80, 90, 0.1), 0, parent=room)
    frame = material('frame', Base_Color=(0.05, 0.05, 0.05), Metallic=0.9, Roughness=0.3)
    middle = (0.5, 0.5, 0)
    for side, color in ((-1, LEFT), (1, RIGHT)):
        for i in range(RIBS):
            y, share = 1.0 + 3.6 * i, i / (RIBS - 1)
            studio.line(frame, half_rib(6.4, y, side), 0.17, parent=room)
            light = glow(mix(color, middle, 0.5 * share), 4.2 - 2.6 * share)
            studio.line(light, half_rib(6.16, y - 0.14, side), 0.034, parent=room)
        studio.line(glow(color, 2.4), ((side * 6.0, 0, 0.12), (side * 6.0, 2 + 3.6 * RIBS, 0.12)), 0.03, parent=room)
        studio.area((side * 8, 3, 7), (side * 3, 6, 0), 4, 620, color)
    sky = gradient(((0, (0, 0, 0.5)), (0.5, (0, 0, 0.05)), (1, (0, 0, 0.004))))
    studio.box(sky, (0, 40, 12), (110, 0.1, 24), 0, parent=room)
    for _ in range(60):
        color = random.choice((LEFT, RIGHT, (0.6, 0.6, 0.6)))
        spot = (random.choice((-1, 1)) * random.uniform(3, 22), random.uniform(24, 36), random.uniform(0.4, 11))
        studio.ball(glow(color, random.uniform(2, 6)), spot, random.uniform(0.05, 0.14), parent=room)
    view = studio.scene.view_settings
    view.view_transform, view.look, view.exposure = 'Standard', 'None', -2
    studio.scene.cycles.max_bounces = 5
    studio.camera((0, -9.5, 2.5), (0, 6, 2.35), 30, 1.1)
    studio.scene.camera.data.dof.focus_distance = 11
    return studio, None


ROOM = {'build': build_room, 'size': (1280, 720), 'samples': 48, 'smoothing': 0.10}
