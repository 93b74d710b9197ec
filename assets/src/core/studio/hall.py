"""The hall of a game: its own architecture of light at night over the floor that mirrors it, the same in every game.

A scene file furnishes it: `furnish(studio, room)` builds below `room`. The eye is at (0, -9.5, 2.5) and looks along y; the floor
is at 0. The view is 13 across at y = 1 and 35 at y = 20. Its middle stays dark, as the stage's objects are drawn over it.
"""
import numpy

from sheet import boxed
from studio import Studio, gradient, material, mix

NIGHT = (0.05, 0.07, 0.35)
EXPOSURE = -2
HEADROOM = 4  # light above white that the rendered pixels keep


def hall(place, furnish, ground=0.15):
    """`ground`: roughness of the floor, still water at 0."""

    def build(samples):
        studio = Studio(place, samples, transparent=False)
        near, far = studio.place
        studio.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
        room = studio.holder()
        floor = material('floor', Base_Color=(0.012, 0.012, 0.012), Roughness=ground, Specular=0.7)
        studio.box(floor, (0, 20, -0.05), (80, 90, 0.1), 0, parent=room)
        dusk = mix(far, NIGHT, 0.4)
        sky = gradient(((0, mix(dusk, dusk, 0, 0.16)), (0.5, mix(dusk, dusk, 0, 0.03)), (1, mix(near, NIGHT, 0.8, 0.01))))
        studio.box(sky, (0, 42, 12), (120, 0.1, 24), 0, parent=room)
        furnish(studio, room)
        shine_only(studio)
        view = studio.scene.view_settings
        view.view_transform, view.look, view.exposure = 'Standard', 'None', EXPOSURE
        studio.scene.cycles.max_bounces = 5
        studio.camera((0, -9.5, 2.5), (0, 6, 2.35), 30, 1.4)
        studio.scene.camera.data.dof.focus_distance = 12
        return studio, None

    return build


def shine_only(studio):
    """Whatever glows is seen and mirrored, and area lights light the hall: hundreds of small lights would be noise in every shadow."""
    studio.scene.world.cycles.sampling_method = 'NONE'
    for made in studio.scene.objects:
        stuff = made.data.materials[0] if made.type in ('MESH', 'CURVE') else None
        if stuff is None:
            continue
        stuff.cycles.sample_as_light = False
        if stuff.name.startswith('glow') and made.name.startswith(('line', 'Sphere', 'Torus')):
            made.visible_diffuse = False


def bloomed(light, radius, strength):
    """Lamps shine into the air about them."""
    spill = numpy.clip(light - 0.8, 0, None)
    for _ in range(3):
        spill = numpy.stack([boxed(spill[..., channel], radius) for channel in range(3)], axis=2)
    return light + strength * spill


def developed(frame, strength=1.0):
    """Rendered light as a photograph shows it: highlights whiten instead of clipping to a colour."""
    light = HEADROOM * strength * frame[..., :3] ** 2.2  # linear
    light = bloomed(light, max(frame.shape[0] // 70, 1), 0.6)
    light = light + 0.10 * numpy.maximum(light.max(axis=2, keepdims=True) - 0.8, 0)
    return numpy.concatenate([(1 - numpy.exp(-1.5 * light)) ** (1 / 2.2), numpy.ones_like(frame[..., :1])], axis=2)
