"""Objects of mines: the cap of a cell, the well below it, the gem and the mine."""
import math
import random

from backdrop import HERO, backdrop_picture, hall_cover_picture
from studio import Studio, glow, gold, gradient, gunmetal, material

CELL_CAMERA = {'at': (0, -5.2, 8.4), 'lens': 124}  # cells are seen from above, as the board is


def closed_cell(samples):
    studio = Studio('mines', samples)
    body = material(
        'cap', Base_Color=(0.008, 0.13, 0.115), Roughness=0.12, Transmission=0.4, Transmission_Roughness=0.4, IOR=1.45,
        Clearcoat=1.0, Clearcoat_Roughness=0.02, Emission=(0.01, 0.5, 0.3), Emission_Strength=0.02,
    )
    studio.box(body, size=(2.3, 2.3, 0.62), bevel=0.24, segments=8)
    studio.box(body, at=(0, 0, 0.3), size=(1.8, 1.8, 0.14), bevel=0.1)
    studio.signal_mark(glow((0.10, 0.9, 0.55), 0.6), 1.0, 0.03, (0, 0, 0.38))
    studio.lights(1.1)
    studio.camera(**CELL_CAMERA)
    return studio, None


def open_cell(samples):
    studio = Studio('mines', samples)
    studio.box(gunmetal(), at=(0, 0, -0.3), size=(2.3, 2.3, 0.5), bevel=0.24, segments=8)
    studio.ring(glow((0.05, 0.9, 0.5), 1.2), (0, 0, -0.02), 0.6, 0.02)
    studio.box(material('well', Base_Color=(0.008, 0.03, 0.03), Roughness=0.3), at=(0, 0, -0.04), size=(1.86, 1.86, 0.1), bevel=0.1)
    studio.lights(0.8)
    studio.camera(**CELL_CAMERA)
    return studio, None


def add_gem(studio, size=1.35, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """An emerald with a light of its own: a little of what it shows comes from within."""
    body = material('gem', Base_Color=(0.05, 0.98, 0.50), Roughness=0.0, Transmission=1.0, IOR=1.6, Emission=(0.0, 0.75, 0.32), Emission_Strength=0.05)
    return studio.gem(body, at, size, turn, parent=parent)


def gem(samples):
    studio = Studio('mines', samples)
    studio.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 1.9  # what the facets show
    add_gem(studio)
    studio.root.rotation_euler = (math.radians(26), 0, math.radians(11))
    studio.area((0, 0.5, -4), (0, 0, 0), 2.5, 260, (0.2, 1, 0.6))
    studio.lights(1.15)
    studio.camera(lens=84)
    return studio, None


def add_mine(studio, parent=None):
    shell, spike, fuse = gunmetal(), gold(), glow((1, 0.03, 0.008), 2.6)
    studio.ball(shell, radius=1.12, parent=parent)
    studio.ring(spike, radius=1.13, thickness=0.06, parent=parent)
    studio.ring(spike, radius=1.13, thickness=0.03, turn=(math.pi / 2, 0, 0.4), parent=parent)
    golden = math.pi * (3 - math.sqrt(5))
    for i in range(22):
        z = 1 - 2 * (i + 0.5) / 22
        r, angle = math.sqrt(1 - z * z), golden * i
        at, turn = (1.08 * r * math.cos(angle), 1.08 * r * math.sin(angle), 1.08 * z), (math.acos(z), 0, angle + math.pi / 2)
        studio.lathe(spike, ((0.13, 0), (0.11, 0.12), (0.05, 0.34), (0.0, 0.36)), at, turn, parent, sides=24)
    at = (-0.42, -0.88, 0.56)
    studio.ball(fuse, at, 0.17, parent=parent)
    studio.ring(spike, at, 0.21, 0.05, (math.radians(60), 0, math.radians(-25)), parent)


def mine(samples):
    studio = Studio('mines', samples)
    add_mine(studio)
    studio.lights()
    studio.area((-1.6, -3, -2.4), (0, 0, 0), 1.6, 160, (1, 0.08, 0.03))
    studio.camera(lens=74)
    return studio, None


def hero(studio):
    """A great emerald, smaller ones about its foot, and the mine behind it."""
    add_gem(studio, 1.5, (-0.1, -0.1, -0.1), (math.radians(20), math.radians(-12), math.radians(11)), studio.root)
    for x, y, size, lean in ((-1.35, 0.2, 0.46, 20), (1.25, -0.5, 0.42, 70), (0.5, -1.4, 0.28, 140), (-0.8, -1.3, 0.34, 200), (0.0, -0.9, 0.36, 55), (1.9, 1.6, 0.5, 90)):
        add_gem(studio, size, (x, y, -1.9 + 0.72 * size), (math.radians(40), 0, math.radians(lean)), studio.root)
    threat = studio.holder((1.05, 1.5, 1.6), (0.2, 0.3, 0.2), studio.root)
    threat.scale = (0.78, 0.78, 0.78)
    add_mine(studio, threat)
    above = tuple(a + b for a, b in zip(HERO, (1.05, 1.5, 1.6)))
    studio.area((2.6, -2.6, 4.6), above, 0.8, 190, (1, 0.55, 0.3))
    studio.area((-0.6, 1.4, 5.2), above, 1.2, 110, (0.4, 1, 0.75))


def emerald(strength):
    """Stone that is lit from its foot: facets mirror the cave, and light comes through the edges."""
    made = material('emerald', Base_Color=(0.0, 0.16, 0.07), Roughness=0.06, Specular=1.0, Emission_Strength=strength)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinate, parts = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    links.new(coordinate.outputs['Generated'], parts.inputs[0])
    links.new(parts.outputs['Z'], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Principled BSDF'].inputs['Emission'])
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (0.10, 1, 0.52, 1), (0.0, 0.10, 0.09, 1)
    stops.new(0.45).color = (0.0, 0.34, 0.13, 1)
    return made


def furnish(studio, room):
    """A cave under the ground: emeralds grow out of dark rock, and light falls into it from above."""
    rock = material('rock', Base_Color=(0.02, 0.05, 0.045), Roughness=0.4, Specular=0.6)
    stones = [emerald(strength) for strength in (0.5, 1.1, 2.2)]
    for depth in range(6):  # rings of rock, each with a mouth
        y, wide = -3.0 + 4.6 * depth, 6.0 + 0.75 * depth
        for i in range(15):
            angle = math.pi * (i / 14 * 1.16 - 0.08)
            at = (wide * 1.12 * math.cos(angle), y + random.uniform(-1, 1), 0.3 + wide * 0.92 * math.sin(angle))
            size = random.uniform(1.1, 1.9) + 0.12 * depth
            turn = tuple(random.uniform(0, 6) for _ in range(3))
            studio.gem(rock, at, size, turn, random.choice((5, 6, 7)), room)
    for _ in range(34):  # crystals, most of them in clusters on the ground
        side, y = random.choice((-1, 1)), random.uniform(-4, 22)
        hanging = random.random() < 0.3
        x = side * (random.uniform(3.6, 5.4) + 0.13 * max(y, 0))
        foot = 4.9 + 0.1 * y if hanging else 0
        for _ in range(random.choice((2, 3, 4))):
            tall, thick = random.uniform(0.7, 2.4), random.uniform(0.13, 0.36)
            turn = (random.uniform(-0.5, 0.5) + (math.pi if hanging else 0), random.uniform(-0.5, 0.5), random.uniform(0, 6))
            profile = ((thick, -0.4), (thick * 1.15, tall * 0.72), (0, tall))
            studio.lathe(random.choice(stones), profile, (x + random.uniform(-0.5, 0.5), y + random.uniform(-0.5, 0.5), foot), turn, room, 6)
    dawn = gradient(((0, (0.05, 0.75, 0.42)), (0.4, (0.006, 0.16, 0.12)), (1, (0, 0.02, 0.02))))
    studio.box(dawn, (0, 40, 12), (110, 0.1, 24), 0, parent=room)  # the way out
    studio.area((0, 10, 14), (0, 12, 0), 5, 2600, (0.25, 1, 0.6))
    for side in (-1, 1):
        studio.area((side * 1.5, -5, 5), (side * 6, 3, 1), 3, 340, (0.3, 1, 0.65))
        studio.area((side * 2.5, 9, 0.6), (side * 7, 11, 6), 2, 420, (0.05, 0.75, 0.8))  # a pool of another blue in each wall


PICTURES = {
    'closed-cell': {'build': closed_cell, 'size': (256, 256), 'samples': 48},
    'open-cell': {'build': open_cell, 'size': (256, 256), 'samples': 48},
    'gem': {'build': gem, 'size': (256, 256)},
    'mine': {'build': mine, 'size': (256, 256), 'samples': 48},
    'mines-backdrop': {**backdrop_picture('mines', furnish), 'samples': 12},
    'mines-cover': hall_cover_picture('mines', hero, furnish, light=1.2),
}
