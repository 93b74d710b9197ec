"""A medal for each VIP level: iron before the first, bronze, silver, gold, then diamond; more of the star and of its gems with each level."""
import math

from backdrop import key_picture
from studio import Studio, crystal, enamel, gold, material, silver

LEVELS = 15
FIELDS = {-1: (0.012, 0.013, 0.016), 0: (0.10, 0.03, 0.02), 1: (0.03, 0.05, 0.12), 2: (0.14, 0.01, 0.20), 3: (0.0, 0.10, 0.16)}
GEMS = {-1: (0.4, 0.45, 0.5), 0: (1, 0.35, 0.1), 1: (0.3, 0.55, 1), 2: (0.75, 0.15, 1), 3: (0.15, 1, 0.65)}


def iron():
    return material('iron', Base_Color=(0.20, 0.21, 0.23), Metallic=1.0, Roughness=0.42)


def bronze():
    return material('bronze', Base_Color=(0.72, 0.30, 0.11), Metallic=1.0, Roughness=0.26)


def diamond():
    return material('diamond', Base_Color=(0.50, 0.86, 1), Metallic=0.9, Roughness=0.1, Emission=(0.1, 0.5, 0.8), Emission_Strength=0.15)


def star(points, outer, inner):
    corners = []
    for i in range(points * 2):
        r, angle = (outer, inner)[i % 2], math.pi * i / points
        corners.append((r * math.sin(angle), r * math.cos(angle)))
    return corners


def add_medal(studio, level):
    rank, step = divmod(level - 1, 4) if level > 0 else (-1, -1)
    metal = {-1: iron, 0: bronze, 1: silver, 2: gold, 3: gold}[rank]()
    rays = diamond() if rank == 3 else metal
    studio.plate(rays, star(8 + 2 * step, 1.5, 1.12), 0.16, 0.05)
    if rank == 3:  # rays of gold between those of diamond
        studio.plate(metal, star(8 + 2 * step, 1.5, 1.05), 0.1, 0.04, (0, 0, -0.14), (0, 0, math.pi / (8 + 2 * step)))
    studio.disc(metal, (0, 0, 0.1), 1.06, 0.22, 0.06)
    studio.disc(enamel(FIELDS[rank]), (0, 0, 0.2), 0.88, 0.06, 0.02)
    studio.ring(metal, (0, 0, 0.23), 0.9, 0.05)
    studio.house_mark(metal, 0.95, 0.055, (0, 0.04, 0.24))
    gem = crystal(GEMS[rank])
    for i in range(step + 1):
        angle = math.pi * 1.5 + (i - step / 2) * 0.42
        at = (1.2 * math.cos(angle), 1.2 * math.sin(angle), 0.22)
        studio.disc(metal, at, 0.17, 0.14, 0.03)
        studio.gem(gem, (at[0], at[1], at[2] + 0.1), 0.13)


def medal(level):
    def build(samples):
        studio = Studio('house', samples)
        add_medal(studio, level)
        studio.lights()
        studio.camera((0, -0.9, 8.0), lens=86)
        studio.root.rotation_euler = (math.radians(-14), math.radians(10), 0)
        return studio, None

    return build


def hero(studio):
    add_medal(studio, LEVELS)
    studio.root.rotation_euler = (math.radians(66), math.radians(8), math.radians(-16))
    studio.root.scale = (0.8, 0.8, 0.8)


PICTURES = {
    **{f'medal-{level}': {'build': medal(level), 'size': (192, 192), 'samples': 32} for level in range(LEVELS + 1)},
    'vip-key': key_picture('vip', hero),
}
