"""Renders the pictures of a scene file and packs each one's frames into a WebP sheet beside it.

    blender -b -P render.py -- FILE.scene.py [--draft] [--into FOLDER] [NAME ...]

A draft has a quarter of the samples and half the size, to look at composition. `index.json` beside the file keeps each sheet's frames.
"""
import json
import os
import runpy
import sys
import tempfile
import time

import bpy
import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

QUALITY = 88  # of WebP: edges on a dark stage stay clean
OVERSAMPLING = 2  # in place of a denoiser: four samples that lie apart in the plane for each pixel


def pixels_of(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    values = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def halved(values):
    """Every four pixels as one, weighted by their alpha: no dark seam about an edge."""
    height, width, _ = values.shape
    blocks = values.reshape(height // 2, 2, width // 2, 2, 4)
    alpha = blocks[..., 3:].mean(axis=(1, 3))
    color = (blocks[..., :3] * blocks[..., 3:]).mean(axis=(1, 3)) / numpy.maximum(alpha, 1e-6)
    return numpy.concatenate([color, alpha], axis=2)


def write_sheet(path, frames, columns):
    height, width, _ = frames[0].shape
    rows = -(-len(frames) // columns)
    sheet = numpy.zeros((rows * height, columns * width, 4), dtype=numpy.float32)
    for index, frame in enumerate(frames):
        top = (rows - 1 - index // columns) * height  # Blender's pixels begin at the bottom
        left = index % columns * width
        sheet[top : top + height, left : left + width] = frame
    image = bpy.data.images.new('sheet', columns * width, rows * height, alpha=True)
    image.pixels.foreach_set(sheet.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.quality = 'WEBP', 'RGBA', QUALITY
    bpy.context.scene.view_settings.view_transform = 'Standard'  # the frames are finished colours
    image.save_render(path, scene=bpy.context.scene)


def render(studio, size, frames, pose, folder):
    studio.scene.render.resolution_x, studio.scene.render.resolution_y = (side * OVERSAMPLING for side in size)
    made = []
    for index in range(frames):
        if pose:
            pose(index / frames)
        path = os.path.join(folder, f'{index:03}.png')
        studio.scene.render.filepath = path
        bpy.ops.render.render(write_still=True)
        made.append(halved(pixels_of(path)))
    return made


def main():
    arguments = sys.argv[sys.argv.index('--') + 1 :]
    draft = '--draft' in arguments
    into = arguments[arguments.index('--into') + 1] if '--into' in arguments else None
    file, *names = [word for word in arguments if not word.startswith('--') and word != into]
    pictures = runpy.run_path(file)['PICTURES']
    for name, picture in pictures.items():
        if names and name not in names:
            continue
        started = time.time()
        build, size, frames = picture['build'], picture['size'], picture.get('frames', 1)
        samples = picture.get('samples', 64)
        if draft:
            size, samples, frames = tuple(side // 2 for side in size), max(samples // 4, 8), min(frames, 4)
        studio, pose = build(samples)
        with tempfile.TemporaryDirectory() as folder:
            made = render(studio, size, frames, pose, folder)
        path = os.path.join(into or os.path.dirname(file), f'{name}.webp')
        write_sheet(path, made, picture.get('columns', frames))
        print(f'{name}: {len(made)} of {size[0]} x {size[1]}, {time.time() - started:.1f} s')


main()
