"""The typed manifest of a scene file's pictures: `dice.pictures.ts` beside `dice.scene.py`."""
import os
import re


def camel(words):
    first, *others = re.split('[-_]', words)
    return first + ''.join(word.title() for word in others)


def write_manifest(file, pictures):
    folder, name = os.path.dirname(os.path.abspath(file)), os.path.basename(file).replace('.scene.py', '')
    to_picture = os.path.relpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'picture.ts'), folder)
    lines = [
        f"import type {{ Picture }} from '{to_picture}';",
        '',
        f'/** Rendered by `{name}.scene.py`. */',
        f'export const {camel(name)}Pictures = {{',
    ]
    for key, picture in pictures.items():
        if key.endswith('-cover') or not os.path.exists(os.path.join(folder, f'{key}.webp')):
            continue  # covers are named by the tile's module, which a lobby loads
        (width, height), frames = picture['size'], picture.get('frames', 1)
        lines += [
            f"  {'backdrop' if key.endswith('-backdrop') else camel(key)}: {{",
            f"    url: new URL('./{key}.webp?no-inline', import.meta.url).href,",
            f'    width: {width},',
            f'    height: {height},',
            f'    frames: {frames},',
            f"    columns: {picture.get('columns', frames)},",
            '  },',
        ]
    lines += ['} as const satisfies Record<string, Picture>;', '']
    with open(os.path.join(folder, f'{name}.pictures.ts'), 'w', encoding='utf-8') as manifest:
        manifest.write('\n'.join(lines))
