"""What shows a place: the backdrop of its own hall, the cover in it, and covers and key pictures before the room of every place."""
import numpy

from hall import developed, hall, shine_only
from room import HEADROOM
from sheet import boxed
from studio import PLACES, Studio

HERO = (0, -2.2, 1.9)  # the middle of a cover's objects in their hall, above its floor
COVER_CUTS = {'': (480, 640), '-square': (480, 480)}


def plane(values):
    """Shares of the width and of the height, from the left and the bottom, of each pixel."""
    height, width, _ = values.shape
    return numpy.meshgrid(numpy.linspace(0, 1, width), numpy.linspace(0, 1, height))


def lit(room, place, strength=1.0):
    """The room in the colours of a place; highlights whiten as they do in a photograph."""
    left, right = (numpy.array(color) for color in PLACES[place])
    night = 0.30 * right + 0.12 * numpy.array((0.05, 0.07, 0.35))
    light = HEADROOM * strength * room[..., :3] ** 2.2  # linear
    color = light[..., 0:1] * left + light[..., 1:2] * right + light[..., 2:3] * night
    color += 0.10 * numpy.maximum(color.max(axis=2, keepdims=True) - 0.8, 0)
    return numpy.concatenate([(1 - numpy.exp(-1.5 * color)) ** (1 / 2.2), numpy.ones_like(color[..., :1])], axis=2)


def enlarged(values, size):
    """A picture at another size, smooth between its pixels."""
    (width, height), (rows, columns, _) = size, values.shape
    for axis, count, wanted in ((0, rows, height), (1, columns, width)):
        at = numpy.clip((numpy.arange(wanted) + 0.5) * count / wanted - 0.5, 0, count - 1)
        low = at.astype(int)
        share = (at - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        values = values.take(low, axis) * (1 - share) + values.take(numpy.minimum(low + 1, count - 1), axis) * share
    return values


def backdrop_picture(place, furnish, ground=0.15):
    """The empty hall, wide: what stands on a stage is drawn over its dark middle."""

    def finish(frame, _):
        made = developed(frame)
        x, y = plane(made)
        shade = 1 - 0.5 * numpy.exp(-(((x - 0.5) / 0.30) ** 2) - ((y - 0.40) / 0.34) ** 2)
        made[..., :3] *= shade[..., None]
        return made

    return {
        'build': hall(place, furnish, ground),
        'finish': finish,
        'room': False,
        'size': (1280, 720),
        'samples': 40,
        'smoothing': 0.10,
        'quality': 82,
    }


def fitted(values, size):
    """The middle of a picture, as large as fills `size`."""
    (width, height), (rows, columns, _) = size, values.shape
    scale = min(columns / width, rows / height)
    down = (rows / 2 + (numpy.arange(height) - height / 2 + 0.5) * scale).astype(int)
    along = (columns / 2 + (numpy.arange(width) - width / 2 + 0.5) * scale).astype(int)
    return values[down][:, along]


def blurred(values, radius, times=2):
    made = values.copy()
    for _ in range(times):
        for channel in range(values.shape[2]):
            made[..., channel] = boxed(made[..., channel], radius)
    return made


def over(ground, color, alpha):
    return ground * (1 - alpha) + color * alpha


def before_room(hero, room, place, centre=0.5):
    """A hero before its room out of focus, in a glow of the place, mirrored by the floor. `centre`: share of the width where it stands."""
    height, width, _ = hero.shape
    ground = blurred(lit(room, place, 0.8)[..., :3], 3)
    x, y = plane(hero)
    near, far = PLACES[place]
    for color, lean, strength in ((near, -0.16, 0.95), (far, 0.16, 0.95)):
        distance = ((x - centre) * width / height - lean) ** 2 + (y - 0.52) ** 2
        light = numpy.exp(-distance / 0.11)[..., None] * strength * numpy.array(color) ** 0.6
        ground = 1 - (1 - ground) * (1 - light)
    solid = numpy.flatnonzero((hero[..., 3] > 0.5).any(axis=1))
    foot = solid[0]
    mirrored = numpy.zeros_like(hero)
    mirrored[:foot] = hero[foot : 2 * foot][::-1] if 2 * foot <= height else mirrored[:foot]
    mirrored = blurred(mirrored, 4)
    fade = 0.34 * numpy.linspace(0, 1, max(foot, 1))[:, None, None] ** 1.5
    ground[:foot] = over(ground[:foot], mirrored[:foot, :, :3], mirrored[:foot, :, 3:] * fade)
    made = numpy.ones_like(hero)
    made[..., :3] = over(ground, hero[..., :3], hero[..., 3:])
    edge = 1 - 0.55 * numpy.clip(((x - 0.5) / 0.62) ** 4 + ((y - 0.5) / 0.6) ** 4, 0, 1)
    made[..., :3] *= edge[..., None]
    return made


def cover_picture(place, hero, target=(0, 0, 0), lens=62):
    """The cover of what has no hall, upright and cut square: the hero of a place large in the room of every place. `hero(studio)` builds it
    about the origin."""

    def build(samples):
        studio = Studio(place, samples)
        hero(studio)
        studio.lights(1.1)
        studio.camera((0, -8.2, 1.7), target, lens)
        return studio, None

    return {
        'build': build,
        'finish': lambda frame, room: before_room(frame, room, place),
        'size': (480, 640),
        'samples': 40,
        'quality': 80,
        'cuts': COVER_CUTS,
    }


def hall_cover_picture(place, hero, furnish, ground=0.15, light=1.0, lens=36):
    """The cover of a game, upright and cut square. `hero(studio)` builds its objects about HERO in its own hall, so that they mirror the hall
    and the floor mirrors them."""

    def build(samples):
        studio, _ = hall(place, furnish, ground)(samples)
        studio.root.location = HERO
        hero(studio)
        studio.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0.5  # what glass and metal mirror of the night
        studio.scene.world.cycles_visibility.camera = False
        studio.scene.cycles.max_bounces, studio.scene.cycles.adaptive_threshold = 10, 0.04
        studio.lights(light, HERO)
        shine_only(studio)
        eye = (0, HERO[1] - 6.2, 1.75)
        studio.camera(eye, (0, HERO[1], HERO[2] - 0.05), lens, 0.9)
        studio.scene.camera.data.dof.focus_distance = 5.4
        return studio, None

    def finish(frame, _):
        made = developed(frame)
        x, y = plane(made)
        edge = 1 - 0.5 * numpy.clip(((x - 0.5) / 0.62) ** 4 + ((y - 0.5) / 0.62) ** 4, 0, 1)
        made[..., :3] *= edge[..., None]
        return made

    return {
        'build': build,
        'finish': finish,
        'room': False,
        'size': (480, 640),
        'rendered': (384, 512),
        'samples': 32,
        'smoothing': 0.1,
        'quality': 80,
        'cuts': COVER_CUTS,
    }


def key_picture(place, hero, target=(0, 0, 0), lens=42):
    """The picture of a banner: the hero on the right, room for words on the left."""

    def build(samples):
        studio = Studio(place, samples)
        hero(studio)
        studio.lights(1.1)
        studio.camera((0, -8.2, 1.9), target, lens)
        studio.scene.camera.data.shift_x = -0.24
        return studio, None

    def finish(frame, room):
        made = before_room(frame, room, place, 0.74)
        x, _ = plane(made)
        made[..., :3] *= (0.30 + 0.70 * numpy.clip((x - 0.25) / 0.35, 0, 1))[..., None]
        return made

    return {'build': build, 'finish': finish, 'size': (960, 400), 'samples': 32, 'quality': 80}
