"""Renders the pictures of a scene file, packs each one's frames into a WebP sheet and writes the manifest beside it.

    blender -b -P render.py -- FILE.scene.py [--draft] [--into FOLDER] [NAME ...]

A draft has a quarter of the samples and half the size, to look at composition; it writes no manifest, nor does `--into`.
"""
import os
import runpy
import sys
import tempfile
import time
import zlib

import bpy
import numpy

STUDIO = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, STUDIO)

from backdrop import enlarged, fitted
from manifest import write_manifest
from room import ROOM
from sheet import QUALITY, cut, pixels_of, smoothed, write_sheet

SMOOTHING = 0.11  # of a picture; moves with the noise that its samples leave


def render(picture, samples, size, frames):
    studio, pose = picture['build'](samples)
    settings = studio.scene.render
    settings.resolution_x, settings.resolution_y = size
    settings.use_persistent_data = True  # between frames only what moves is read again
    made = []
    with tempfile.TemporaryDirectory() as folder:
        for index in range(frames):
            if pose:
                pose(index / frames)
            settings.filepath = os.path.join(folder, f'{index:03}.png')
            bpy.ops.render.render(write_still=True)
            made.append(smoothed(pixels_of(settings.filepath), picture.get('smoothing', SMOOTHING)))
    return made


def room():
    """Rendered once for all scene files, as long as nothing of the studio changes."""
    sources = b''.join(open(os.path.join(STUDIO, name), 'rb').read() for name in ('room.py', 'studio.py'))
    kept = os.path.join(tempfile.gettempdir(), f'studio-room-{zlib.crc32(sources):08x}.npy')
    if not os.path.exists(kept):
        numpy.save(kept, render(ROOM, ROOM['samples'], ROOM['size'], 1)[0])
    return numpy.load(kept)


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
        size, frames, samples = picture['size'], picture.get('frames', 1), picture.get('samples', 64)
        if draft:
            size, samples, frames = tuple(side // 2 for side in size), max(samples // 4, 8), min(frames, 4)
        rendered = size if draft else picture.get('rendered', size)
        made = render(picture, samples, rendered, frames) if 'build' in picture else [None]
        if rendered != size:
            made = [enlarged(frame, size) for frame in made]
        if 'finish' in picture:
            behind = fitted(room(), size) if picture.get('room', True) else None
            made = [picture['finish'](frame, behind) for frame in made]
        for suffix, kept in ({'': size} if draft else picture.get('cuts', {'': size})).items():
            path = os.path.join(into or os.path.dirname(file), f'{name}{suffix}.webp')
            write_sheet(path, [cut(frame, kept) for frame in made], min(picture.get('columns', frames), frames), picture.get('quality', QUALITY))
        print(f'{name}: {len(made)} of {size[0]} x {size[1]}, {time.time() - started:.1f} s', flush=True)
    if not (draft or into):
        write_manifest(file, pictures)


main()
