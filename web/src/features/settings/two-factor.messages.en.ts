import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './two-factor.messages.ts';

export const en = {
  'title.on': 'Turn protection on',
  'title.off': 'Turn protection off',
  'factor.scan': 'Open your authenticator app and scan the picture, or type in the key.',
  'factor.qr': 'QR code with the two-factor key',
  'factor.secret': 'Key',
  'factor.code': 'Code from the app',
  'factor.codeOrRecovery': 'Code from the app, or a recovery code',
  'factor.submitOn': 'Turn on',
  'factor.submitOff': 'Turn off',
  'factor.offText': 'Without it the password alone is enough to sign in.',
  'factor.loading': 'Preparing the key…',
  'recovery.title': 'Recovery codes',
  'recovery.text':
    'Each code replaces the app’s code once, should you lose your phone. We will not show them again: save them now.',
  'recovery.copy': 'Recovery codes',
  'recovery.save': 'Download as a file',
  'recovery.file': 'Glasshouse recovery codes. Each works once.',
  'recovery.done': 'I have saved the codes',
  'settings.success.4': 'Two-factor protection changed',
} as const satisfies Translation<typeof ru>;
