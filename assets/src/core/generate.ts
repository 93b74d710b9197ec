import { fileURLToPath } from 'node:url';
import { writeArt } from './art/write-art.ts';
import { writeSounds } from './audio/write-sounds.ts';
import { writeIcons } from './brand/icons.ts';
import { writeFilms } from './film/write-film.ts';
import { writeFonts } from './font.ts';
import { writeGifs } from './motion/write-gifs.ts';
import { renderScenes } from './studio/render-scenes.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

for await (const line of writeSounds()) console.log(line);
await writeFonts();
for (const file of await writeArt(source)) console.log(file);
for (const file of await writeIcons()) console.log(file);
for (const file of await writeFilms(source)) console.log(file);
for (const line of renderScenes(source)) console.log(line);
for (const file of await writeGifs(source)) console.log(file); // after the pictures that they are made of
