"""Finished frames: reading, smoothing, cutting, and packing them into a WebP sheet. Arrays are height x width x RGBA."""
import bpy
import numpy

QUALITY = 86  # of WebP: edges on a dark stage stay clean
REACH, PATCH = 4, 1  # of the smoothing, in pixels: how far alike places are sought, and how much of each is compared


def pixels_of(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    values = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def boxed(values, radius):
    """Mean over a square about each pixel."""
    for axis in (0, 1):
        padded = numpy.pad(values, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], 'edge')
        total = numpy.cumsum(padded, axis=axis, dtype=numpy.float32)
        count = 2 * radius + 1
        high, low = [slice(None)] * 2, [slice(None)] * 2
        high[axis], low[axis] = slice(count, None), slice(None, -count)
        values = (total[tuple(high)] - total[tuple(low)]) / count
    return values


def smoothed(values, strength):
    """In place of a denoiser that Debian's build lacks: each pixel becomes the mean of places near it that look alike.

    Non-local means after Buades, Coll and Morel (2005). Colours are weighted by their alpha: no dark seam about an edge.
    """
    height, width, _ = values.shape
    source = numpy.concatenate([values[..., :3] * values[..., 3:], values[..., 3:]], axis=2)
    around = numpy.pad(source, ((REACH, REACH), (REACH, REACH), (0, 0)), 'reflect')
    total, weights = numpy.zeros_like(source), numpy.zeros((height, width, 1), dtype=numpy.float32)
    for down in range(2 * REACH + 1):
        for along in range(2 * REACH + 1):
            other = around[down : down + height, along : along + width]
            distance = boxed(((source - other) ** 2).sum(axis=2), PATCH)
            weight = numpy.exp(-distance / strength**2)[..., None]
            total += weight * other
            weights += weight
    total /= weights
    alpha = numpy.clip(total[..., 3:], 0, 1)
    return numpy.concatenate([total[..., :3] / numpy.maximum(alpha, 1e-4), alpha], axis=2)


def cut(values, size):
    """The middle of a picture."""
    width, height = size
    top, left = (values.shape[0] - height) // 2, (values.shape[1] - width) // 2
    return values[top : top + height, left : left + width]


def write_sheet(path, frames, columns, quality):
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
    settings.file_format, settings.color_mode, settings.quality = 'WEBP', 'RGBA' if sheet[..., 3].min() < 1 else 'RGB', quality
    view = bpy.context.scene.view_settings
    view.view_transform, view.look, view.exposure = 'Standard', 'None', 0  # the frames are finished colours
    image.save_render(path, scene=bpy.context.scene)
