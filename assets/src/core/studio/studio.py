"""The studio: one set of lights, one set of materials, one camera for every rendered object of the house.

A scene file builds objects out of what stands here and lists its pictures; render.py renders and packs them. Nothing here
knows a game. Lengths are in metres of a table top on which an object is about two across; colours are linear RGB.
"""
import math
import random

import bpy

# The light of each place, by the id of its game, draw or theme: what its backdrop, its objects' rims and its wins share.
PLACES = {
    'dice': ((0.30, 0.12, 1.0), (0.62, 0.18, 1.0)),
    'mines': ((0.02, 0.80, 0.42), (0.05, 0.42, 0.75)),
    'battle': ((1.0, 0.05, 0.12), (0.05, 0.30, 1.0)),
    'wheel': ((1.0, 0.55, 0.12), (0.95, 0.08, 0.55)),
    'coinflip': ((1.0, 0.62, 0.18), (0.02, 0.60, 0.62)),
    'classic': ((1.0, 0.42, 0.06), (0.85, 0.16, 0.05)),
    'robbery': ((0.10, 0.85, 0.45), (1.0, 0.60, 0.12)),
    'newyear': ((0.10, 0.45, 1.0), (0.95, 0.06, 0.14)),
    'vip': ((1.0, 0.66, 0.24), (0.35, 0.18, 1.0)),
    'tournament': ((1.0, 0.60, 0.14), (0.95, 0.22, 0.06)),
    'partner': ((0.18, 0.30, 1.0), (0.05, 0.62, 0.95)),
    'cashback': ((0.04, 0.80, 0.45), (1.0, 0.16, 0.45)),
    'house': ((0.24, 0.30, 1.0), (0.55, 0.24, 1.0)),
}

HOUSE = ((13, 53), (13, 27.5), (32, 11), (51, 27.5), (51, 53))  # the mark, as in brand.art.ts
SIGNAL = ((5, 43), (18.5, 43), (25, 34.5), (32, 46), (39, 29.5), (45, 40), (56, 40))


class Studio:
    """An empty studio with its lights on: `place` colours them; `sky` is what glass and metal reflect."""

    def __init__(self, place, samples=64, transparent=True):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        random.seed(7)  # a generator that runs again gives the same picture
        self.scene = bpy.context.scene
        self.place = PLACES[place]
        cycles, render = self.scene.cycles, self.scene.render
        render.engine = 'CYCLES'
        cycles.samples, cycles.seed = samples, 7
        cycles.use_denoising = False  # Debian's build has none: sheet.py smooths what noise is left
        cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
        cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 14, 12, 6
        cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
        cycles.caustics_refractive = cycles.caustics_reflective = False
        render.film_transparent, cycles.film_transparent_glass = transparent, transparent
        self.scene.view_settings.view_transform = 'Filmic'
        self.scene.view_settings.look = 'High Contrast'
        self.root = bpy.data.objects.new('root', None)
        self.scene.collection.objects.link(self.root)
        self._sky()

    def _sky(self):
        near, far = self.place
        world = bpy.data.worlds.new('sky')
        self.scene.world = world
        world.use_nodes = True
        nodes, links = world.node_tree.nodes, world.node_tree.links
        coordinate, parts = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
        height, ramp = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB')
        height.inputs[1].default_value, height.inputs[2].default_value = -1, 1
        links.new(coordinate.outputs['Generated'], parts.inputs[0])
        links.new(parts.outputs['Z'], height.inputs[0])
        links.new(height.outputs[0], ramp.inputs[0])
        links.new(ramp.outputs[0], nodes['Background'].inputs[0])
        stops = ramp.color_ramp.elements
        stops[0].color, stops[1].color = (0.004, 0.005, 0.012, 1), (*mix(near, (0.5, 0.6, 1), 0.5, 0.30), 1)
        for at, color in ((0.44, (0.012, 0.012, 0.03)), (0.54, mix(far, near, 0.3, 0.22)), (0.66, (0.02, 0.02, 0.05))):
            stops.new(at).color = (*color, 1)

    def lights(self, strength=1.0, target=(0, 0, 0)):
        """About `target`: key from the front left, warm; a rim of the place's two colours from behind; a cool fill from below."""
        near, far = self.place
        for at, size, power, color in (
            ((-3.2, -4.4, 5.6), 2.4, 620, (1, 0.95, 0.88)),
            ((5.0, 2.6, 2.6), 2.2, 560, near),
            ((-4.6, 3.4, 2.2), 2.2, 460, far),
            ((1.8, 5.4, 3.6), 2.2, 240, (0.80, 0.86, 1)),
            ((1.4, -4.2, -3.2), 3.0, 70, mix(near, (0.4, 0.5, 1), 0.5)),
            ((0.6, -8.6, 5.0), 5.0, 420, (1, 0.97, 0.94)),  # behind the camera: what flat metal reflects
        ):
            self.area(tuple(a + b for a, b in zip(at, target)), target, size, power * strength, color)

    def area(self, at, target, size, power, color):
        light = bpy.data.lights.new('area', 'AREA')
        light.energy, light.size, light.color = power, size, color
        made = self._link('area', light, at)
        made.visible_camera = False
        return self._aim(made, target)

    def camera(self, at=(0, -7.2, 4.2), target=(0, 0, 0), lens=78, f_stop=None):
        data = bpy.data.cameras.new('camera')
        data.lens = lens
        if f_stop:
            data.dof.use_dof, data.dof.aperture_fstop = True, f_stop
            data.dof.focus_distance = math.dist(at, target)
        self.scene.camera = self._aim(self._link('camera', data, at), target)

    def _link(self, name, data, at=(0, 0, 0)):
        made = bpy.data.objects.new(name, data)
        made.location = at
        self.scene.collection.objects.link(made)
        return made

    def holder(self, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
        """An empty for parts that move together; it stands in the world unless it has a parent."""
        made = self._link('holder', None, at)
        made.rotation_euler, made.parent = turn, parent
        return made

    def _aim(self, made, target):
        aim = self._link('aim', None, target)
        track = made.constraints.new('TRACK_TO')
        track.target, track.track_axis, track.up_axis = aim, 'TRACK_NEGATIVE_Z', 'UP_Y'
        return made

    # Shapes. Each takes a material and hangs below `parent`, the root unless told otherwise.

    def _own(self, material, smooth, parent):
        made = bpy.context.object
        if smooth:
            bpy.ops.object.shade_smooth()
        made.data.materials.append(material)
        made.parent = parent or self.root
        return made

    def box(self, material, at=(0, 0, 0), size=(1, 1, 1), bevel=0.08, turn=(0, 0, 0), parent=None, segments=5):
        bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
        made = self._own(material, bevel > 0, parent)
        made.scale = size
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        return rounded(made, bevel, segments) if bevel > 0 else made

    def ball(self, material, at=(0, 0, 0), radius=1, scale=(1, 1, 1), parent=None):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=48, ring_count=24, location=at)
        made = self._own(material, True, parent)
        made.scale = scale
        return made

    def disc(self, material, at=(0, 0, 0), radius=1, depth=0.2, bevel=0.04, turn=(0, 0, 0), parent=None, sides=128):
        bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, vertices=sides, location=at, rotation=turn)
        made = rounded(self._own(material, False, parent), bevel, 5)
        made.data.use_auto_smooth = True
        for face in made.data.polygons:
            face.use_smooth = True
        return made

    def ring(self, material, at=(0, 0, 0), radius=1, thickness=0.1, turn=(0, 0, 0), parent=None):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=radius, minor_radius=thickness, location=at, rotation=turn, major_segments=144, minor_segments=24
        )
        return self._own(material, True, parent)

    def lathe(self, material, profile, at=(0, 0, 0), turn=(0, 0, 0), parent=None, sides=96):
        """A solid of revolution about z: `profile` is (radius, height) from the bottom up."""
        points, faces, count = [], [], len(profile)
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
        for side in range(sides):
            here, there = side * count, (side + 1) % sides * count
            faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(count - 1)]
        return self.mesh(material, points, faces, at, turn, parent, smooth=True)

    def mesh(self, material, points, faces, at=(0, 0, 0), turn=(0, 0, 0), parent=None, smooth=False):
        data = bpy.data.meshes.new('mesh')
        data.from_pydata(points, [], faces)
        data.update()
        made = self._link('mesh', data, at)
        made.rotation_euler, made.parent = turn, parent or self.root
        data.materials.append(material)
        if smooth:
            data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
            for face in data.polygons:
                face.use_smooth = True
        return made

    def gem(self, material, at=(0, 0, 0), size=1.0, turn=(0, 0, 0), sides=8, parent=None):
        """A brilliant: table, crown and girdle above a pavilion in two tiers."""
        tiers = ((0.58, 0.46, 0), (0.86, 0.27, 0.5), (1.08, 0.02, 0), (1.08, -0.05, 0), (0.62, -0.52, 0.5))
        points = []
        for radius, height, shift in tiers:
            for i in range(sides):
                angle = 2 * math.pi * (i + shift) / sides
                points.append((size * radius * math.cos(angle), size * radius * math.sin(angle), size * height))
        points.append((0, 0, -1.0 * size))
        at_tier = lambda tier, i: tier * sides + i % sides
        faces = [tuple(range(sides))]
        for i in range(sides):
            faces += [(at_tier(0, i), at_tier(1, i), at_tier(0, i + 1))]
            faces += [(at_tier(0, i + 1), at_tier(1, i), at_tier(2, i + 1)), (at_tier(0, i), at_tier(2, i), at_tier(1, i))]
            faces += [(at_tier(1, i), at_tier(2, i), at_tier(2, i + 1))]
            faces += [(at_tier(2, i), at_tier(3, i), at_tier(3, i + 1), at_tier(2, i + 1))]
            faces += [(at_tier(3, i), at_tier(4, i), at_tier(3, i + 1))]
            faces += [(at_tier(4, i), len(points) - 1, at_tier(4, i + 1)), (at_tier(3, i + 1), at_tier(4, i), at_tier(4, i + 1))]
        return self.mesh(material, points, faces, at, turn, parent)

    def line(self, material, points, thickness=0.05, at=(0, 0, 0), turn=(0, 0, 0), closed=False, parent=None):
        """A round wire through (x, y) or (x, y, z) points."""
        data = bpy.data.curves.new('line', 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', thickness, 6, True
        spline = data.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, place in zip(spline.points, points):
            point.co = (*place, 1) if len(place) == 3 else (*place, 0, 1)
        spline.use_cyclic_u = closed
        data.materials.append(material)
        made = self._link('line', data, at)
        made.rotation_euler, made.parent = turn, parent or self.root
        return made

    def plate(self, material, outline, depth=0.1, bevel=0.02, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
        """A flat plate with a closed outline of (x, y) points."""
        data = bpy.data.curves.new('plate', 'CURVE')
        data.dimensions, data.fill_mode, data.extrude = '2D', 'BOTH', depth / 2
        data.bevel_depth, data.bevel_resolution = bevel, 3
        spline = data.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
        data.materials.append(material)
        made = self._link('plate', data, at)
        made.rotation_euler, made.parent = turn, parent or self.root
        return made

    def house_mark(self, material, size=1.0, thickness=0.05, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
        self.line(material, mark_points(HOUSE, size), thickness, at, turn, True, parent)
        self.line(material, mark_points(((32, 11), (32, 53)), size), thickness * 0.55, at, turn, False, parent)
        self.line(material, mark_points(((13, 27.5), (51, 27.5)), size), thickness * 0.55, at, turn, False, parent)

    def signal_mark(self, material, size=1.0, thickness=0.05, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
        self.line(material, mark_points(SIGNAL, size), thickness, at, turn, False, parent)


def mark_points(points, size):
    """Points of the 64 grid of the mark about its middle, `size` across."""
    return [((x - 32) / 48 * size, (33 - y) / 48 * size) for x, y in points]


def mix(one, other, share, strength=1.0):
    """`share` of `other` in `one`."""
    return tuple((a * (1 - share) + b * share) * strength for a, b in zip(one, other))


def rounded(made, width, segments):
    bevel = made.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = width, segments, 'ANGLE'
    bevel.harden_normals = False
    return made


def material(name, **inputs):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = (*value, 1) if isinstance(value, tuple) and len(value) == 3 else value
    return made


def gold():
    return material('gold', Base_Color=(1, 0.60, 0.20), Metallic=1.0, Roughness=0.2)


def silver():
    return material('silver', Base_Color=(0.80, 0.84, 0.92), Metallic=1.0, Roughness=0.18)


def gunmetal():
    return material('gunmetal', Base_Color=(0.045, 0.05, 0.075), Metallic=0.9, Roughness=0.3)


def glass(color=(0.80, 0.86, 1), roughness=0.03):
    return material('glass', Base_Color=color, Roughness=roughness, Transmission=1.0, IOR=1.46)


def crystal(color):
    return material('crystal', Base_Color=color, Roughness=0.0, Transmission=1.0, IOR=1.72)


def enamel(color):
    return material('enamel', Base_Color=color, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.03)


def lacquer(color):
    return material('lacquer', Base_Color=color, Roughness=0.3, Metallic=0.25, Clearcoat=1.0, Clearcoat_Roughness=0.08)


def glow(color, strength):
    return material('glow', Base_Color=color, Emission=color, Emission_Strength=strength)


def gradient(stops):
    """Light of its own that changes with height: (share of the height, colour) from the bottom up."""
    made = bpy.data.materials.new('gradient')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinate, parts = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    ramp, light = nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeEmission')
    links.new(coordinate.outputs['Generated'], parts.inputs[0])
    links.new(parts.outputs['Z'], ramp.inputs[0])
    links.new(ramp.outputs[0], light.inputs[0])
    links.new(light.outputs[0], nodes['Material Output'].inputs[0])
    ramp.color_ramp.interpolation = 'EASE'
    elements = ramp.color_ramp.elements
    for index, (at, color) in enumerate(stops):
        element = elements[index] if index < 2 else elements.new(at)
        element.position, element.color = at, (*color, 1)
    return made
