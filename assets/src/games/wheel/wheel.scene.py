"""The wheel's rim with its pegs and lamps, the hub, and the pointer. Segments are drawn by the game: a designer places them."""
import math

from backdrop import backdrop_picture
from studio import Studio, enamel, glow, gold

SEGMENTS = 32
FRONT = (math.pi / 2, 0, 0)  # the wheel stands upright and faces the camera
CAMERA = {'at': (0, -20, 0), 'lens': 88}


def on_circle(radius, index, count, y=0.0, shift=0.0):
    angle = 2 * math.pi * (index + shift) / count
    return (radius * math.sin(angle), y, radius * math.cos(angle))


def rim(samples):
    studio = Studio('wheel', samples)
    metal = gold()
    studio.ring(enamel((0.22, 0.01, 0.16)), radius=3.86, thickness=0.30, turn=FRONT)
    studio.ring(metal, (0, -0.1, 0), 3.56, 0.09, FRONT)
    studio.ring(metal, (0, -0.04, 0), 4.16, 0.10, FRONT)
    for i in range(SEGMENTS):
        studio.ball(metal, on_circle(3.5, i, SEGMENTS, -0.2, 0.5), 0.075, (1, 1.6, 1))
        studio.ball(glow((1, 0.78, 0.42), 2.2), on_circle(3.86, i, SEGMENTS, -0.3), 0.085)
    studio.lights(2.6)
    studio.camera(**CAMERA)
    return studio, None


def hub(samples):
    studio = Studio('wheel', samples)
    metal = gold()
    studio.ball(enamel((0.20, 0.01, 0.24)), radius=1.5, scale=(1, 0.35, 1))
    studio.ring(metal, (0, -0.06, 0), 1.52, 0.11, FRONT)
    studio.ball(metal, (0, -0.55, 0), 0.5, (1, 0.4, 1))
    studio.house_mark(enamel((0.20, 0.01, 0.24)), 0.46, 0.028, (0, -0.77, 0), FRONT)
    for i in range(12):
        studio.ball(metal, on_circle(1.12, i, 12, -0.36), 0.06)
    studio.lights(1.8)
    studio.camera((0, -9, 0), lens=92)
    return studio, None


def pointer(samples):
    studio = Studio('wheel', samples)
    metal = gold()
    studio.lathe(metal, ((0.0, -1.1), (0.06, -1.0), (0.30, 0.1), (0.38, 0.42), (0.30, 0.66), (0.0, 0.74)))
    studio.ball(glow((1, 0.25, 0.62), 3), (0, -0.33, 0.36), 0.15)
    studio.ring(metal, (0, -0.35, 0.36), 0.17, 0.04, FRONT)
    studio.lights()
    studio.camera((0, -7, 0.4), (0, 0, -0.18), 104)
    return studio, None


PICTURES = {
    'wheel-rim': {'build': rim, 'size': (768, 768), 'samples': 40},
    'wheel-hub': {'build': hub, 'size': (320, 320)},
    'wheel-pointer': {'build': pointer, 'size': (160, 160)},
    'wheel-backdrop': backdrop_picture('wheel'),
}
