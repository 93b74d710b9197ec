"""The room of a place: a house of glass at night. Ribs with lines of light recede to the far wall, and the floor mirrors them."""
import math
import random

from studio import Studio, glass, glow, gunmetal, material, mix

RIBS = 6
GABLE = ((-1, 0), (-1, 0.62), (0, 1.12), (1, 0.62), (1, 0))  # the house of the mark, about the line of sight


def rib_points(half_width, y):
    return [(x * half_width, y, z * half_width) for x, z in GABLE]


def add_room(studio, at=(0, 0, 0)):
    """`at`: where the middle of the room's near edge stands on the floor."""
    near, far = studio.place
    studio.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0.06
    room = studio.holder(at)
    floor = material('floor', Base_Color=(0.006, 0.007, 0.014), Roughness=0.12, Specular=0.8)
    studio.box(floor, (0, 20, -0.05), (80, 90, 0.1), 0, parent=room)
    frame = gunmetal()
    for i in range(RIBS):
        y, share = 1.5 + 3.4 * i, i / (RIBS - 1)
        studio.line(frame, rib_points(6.4, y), 0.16, parent=room)
        studio.line(glow(mix(near, far, share), 3.2 - 1.4 * share), rib_points(6.18, y - 0.12), 0.03, parent=room)
        for x in (-6.3, 6.3):
            studio.box(glass((0.7, 0.8, 1), 0.08), (x, y + 1.7, 2), (0.05, 3.2, 4), 0, parent=room)
    for i in range(9):  # the glow of the night at the horizon, brightest in its middle
        strength = 0.34 * math.exp(-(((i - 2) / 2.2) ** 2))
        studio.box(glow(mix(far, (0.1, 0.12, 0.5), 0.35), strength), (0, 36, 0.5 + 0.8 * i), (90, 0.1, 0.8), 0, parent=room)
    for _ in range(70):
        color = random.choice((near, far, mix(near, (1, 1, 1), 0.5)))
        spot = (random.uniform(-22, 22), random.uniform(22, 34), random.uniform(0.3, 12))
        studio.ball(glow(color, random.uniform(2, 9)), spot, random.uniform(0.04, 0.13), parent=room)
    x, y, z = at
    studio.area((x - 5, y + 2, z + 9), (x, y + 4, z), 5, 420, near)
    studio.area((x + 6, y + 8, z + 8), (x, y + 6, z), 5, 420, far)
    studio.area((x, y + 14, z + 9), (x, y + 6, z), 7, 260, mix(near, far, 0.5))


def backdrop_picture(place):
    """The empty room, wide: what stands on a stage is drawn over it."""

    def build(samples):
        studio = Studio(place, samples, transparent=False)
        add_room(studio)
        studio.camera((0, -9.5, 2.5), (0, 6, 2.35), 30, 1.1)
        studio.scene.camera.data.dof.focus_distance = 11
        return studio, None

    return {'build': build, 'size': (1280, 720), 'samples': 48}


def cover_pictures(place, hero):
    """Covers, upright and square: the hero of a place large in its room. `hero(studio)` builds it about the origin."""

    def build(samples):
        studio = Studio(place, samples, transparent=False)
        add_room(studio, (0, 3.4, -1.9))
        hero(studio)
        studio.lights()
        studio.camera((0, -8.2, 1.5), (0, 0, 0.15), 50, 2.0)
        return studio, None

    return {
        f'{place}-cover': {'build': build, 'size': (480, 640)},
        f'{place}-cover-square': {'build': build, 'size': (480, 480)},
    }
