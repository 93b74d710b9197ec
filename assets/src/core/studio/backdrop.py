"""What shows a place: the backdrop of its own hall, covers and key pictures before the room of every place."""
import numpy

from hall import developed, hall
from room import HEADROOM
from sheet import boxed
from studio import PLACES, Studio

HALL_GLOW = 0.5  # behind the hero of a cover: the hall has lights of its own


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

    def finish(frame, room):
        made = developed(enlarged(frame, room.shape[1::-1]))
        x, y = plane(made)
        shade = 1 - 0.5 * numpy.exp(-(((x - 0.5) / 0.30) ** 2) - ((y - 0.40) / 0.34) ** 2)
        made[..., :3] *= shade[..., None]
        return made

    return {
        'build': hall(place, furnish, ground),
        'finish': finish,
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


def before_room(hero, room, place, centre=0.5, glow=0.95, soft=3):
    """A hero before a room out of focus, in a glow of the place, mirrored by the floor. `centre`: share of the width where it stands."""
    height, width, _ = hero.shape
    ground = blurred(room[..., :3], soft)
    x, y = plane(hero)
    near, far = PLACES[place]
    for color, lean, strength in ((near, -0.16, glow), (far, 0.16, glow)):
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


def cover_picture(place, hero, target=(0, 0, 0), lens=62, furnish=None, ground=0.15):
    """The cover, upright and cut square: the hero of a place large in its hall. `hero(studio)` builds it about the origin; what has no hall
    stands in the room of every place."""

    def build(samples):
        studio = Studio(place, samples)
        hero(studio)
        studio.lights(1.1)
        studio.camera((0, -8.2, 1.7), target, lens)
        return studio, None

    def finish(frame, room):
        if furnish:
            return before_room(frame, developed(enlarged(room, frame.shape[1::-1])), place, glow=HALL_GLOW, soft=1)
        return before_room(frame, lit(room, place, 0.8), place)

    return {
        'build': build,
        'finish': finish,
        'size': (480, 640),
        'samples': 40,
        'quality': 80,
        'cuts': {'': (480, 640), '-square': (480, 480)},
        **({'room': {'build': hall(place, furnish, ground, 24), 'size': (240, 320), 'samples': 16}} if furnish else {}),
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
        made = before_room(frame, lit(room, place, 0.8), place, 0.74)
        x, _ = plane(made)
        made[..., :3] *= (0.30 + 0.70 * numpy.clip((x - 0.25) / 0.35, 0, 1))[..., None]
        return made

    return {'build': build, 'finish': finish, 'size': (960, 400), 'samples': 32, 'quality': 80}
