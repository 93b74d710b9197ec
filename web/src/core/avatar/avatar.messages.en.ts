import type { Translation } from '../i18n/messages.ts';
import type { ru } from './avatar.messages.ts';

export const en = {
  presets: 'Ready-made avatars',
  preset: 'Avatar {{number}}',
  own: 'Your avatar',
  upload: 'Upload a picture',
  uploadAnother: 'Choose another picture',
  'upload.hint': 'png, jpg or gif. Anything outside the circle is cut off.',
  crop: 'Avatar picture. Move it with the mouse, a finger or the arrow keys',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  save: 'Save',
  saved: 'Avatar saved',
  'error.type': 'Use a png, jpg or gif picture.',
  'error.size': 'The file is over {{limit}} MB. Choose a smaller one.',
  'error.broken': 'The picture cannot be opened: the file is damaged or is not a picture.',
} as const satisfies Translation<typeof ru>;
