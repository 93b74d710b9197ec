import type { LetterDictionary } from './letters.messages.ts';

export const lettersEn: LetterDictionary = {
  greeting: 'Hello {{nick}},',
  greetingPlain: 'Hello,',
  linkHint: 'If the button does not work, open this address in your browser:',
  device: 'Device',
  place: 'Place',
  time: 'Time',
  login: 'Login',
  password: 'Password',
  reason: 'Reason',
  unknown: 'unknown',
  footer: 'This e-mail was sent automatically, please do not reply. Glasshouse is for adults only, 18+.',
  letters: {
    emailConfirm: {
      subject: 'Confirm your e-mail address',
      body: ['One step is left: confirm that this address is yours. The link works once and only for a limited time.'],
      button: 'Confirm the address',
      note: 'Did you not give us this address? Do nothing: without confirmation it is not linked to any account.',
    },
    recovery: {
      subject: 'Account recovery',
      body: [
        'You asked to change your password. The link lets you choose a new one: it works once and only for a limited time.',
      ],
      button: 'Choose a new password',
      note: 'Did you not ask for this? Do nothing: your password stays as it is.',
    },
    temporaryCode: {
      subject: 'Your sign-in code',
      body: ['Enter this code to sign in. It works once and only for a limited time.'],
      note: 'Never tell anyone the code: we never ask for it. Was it not you? Change your password: somebody knows it.',
    },
    newDevice: {
      subject: 'Sign-in from a new device',
      body: ['Someone signed in to your account from a device we have not seen before.'],
      button: 'See your sessions',
      note: 'If it was you, there is nothing to do. If not, end that session and change your password at once.',
    },
    credentials: {
      subject: 'Your login and password',
      body: ['You asked us to send your sign-in details. We do not store them and cannot show them again.'],
      button: 'Open Glasshouse',
      note: 'Keep the password in a safe place and delete this e-mail. If you did not expect it, just delete it.',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      body: ['A new address was confirmed for your account: {{email}}. E-mails now go there.'],
      note: 'Was it not you? Write to support from this former address at once.',
    },
    emailChangeAsked: {
      subject: 'A change of your e-mail address was requested',
      body: [
        'Someone in your account asked to change its e-mail address to {{email}}. It changes once the link sent there is followed.',
      ],
      note: 'Was it not you? Change your password at once: the link then stops working. Write to support after that.',
    },
    passwordGuessed: {
      subject: 'Someone is guessing your password',
      body: [
        'Wrong passwords have been entered for your account many times. We have slowed these attempts down; devices you have signed in from before keep working.',
      ],
      button: 'See your sessions',
      note: 'If it was you, wait a little or recover your password. If not, turn on two-factor protection, and do not use this password on other sites.',
    },
    codeGuessed: {
      subject: 'Someone is guessing your sign-in code',
      body: [
        'Someone knows your password, or has a profile connected to your account, and has entered wrong sign-in codes many times. We have slowed these attempts down; devices you have signed in from before keep working.',
      ],
      button: 'See your sessions',
      note: 'Was it not you? Change your password at once.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: ['The password of your account has been changed.'],
      note: 'Was it not you? Recover your account by e-mail at once and write to support.',
    },
    twoFactorOn: {
      subject: 'Two-factor protection is on',
      body: ['From now on a code from your app is needed to sign in. Keep the recovery codes in a safe place.'],
      note: 'Was it not you? Write to support at once.',
    },
    twoFactorOff: {
      subject: 'Two-factor protection is off',
      body: ['The code from your app is no longer asked for. Your account is protected by its password alone.'],
      note: 'Was it not you? Change your password at once and write to support.',
    },
    socialLinked: {
      subject: 'A {{provider}} profile was connected',
      body: ['A {{provider}} profile was connected to your account. It can now be used to sign in.'],
      note: 'Was it not you? Change your password at once and write to support.',
    },
    socialUnlinked: {
      subject: 'A {{provider}} profile was disconnected',
      body: ['A {{provider}} profile is no longer connected to your account. It cannot be used to sign in.'],
      note: 'Was it not you? Change your password at once and write to support.',
    },
    kycApproved: {
      subject: 'Your identity is verified',
      body: ['We have checked your documents and everything is in order. Nothing more is needed from you.'],
    },
    kycRejected: {
      subject: 'Your documents were not accepted',
      body: ['We have checked your documents and could not accept them. Please upload them again in the settings.'],
    },
    accountBlocked: {
      subject: 'Your account is blocked',
      body: ['Your account has been blocked: you cannot sign in.'],
      note: 'Do you think this is a mistake? Write to support from this address.',
    },
    identityCleared: {
      subject: 'The check is done, you can play',
      body: [
        'We checked whether your account belongs to a player who has excluded themselves. It does not: bets and deposits are open.',
      ],
    },
    identityExcluded: {
      subject: 'Play is closed: your self-exclusion applies here',
      body: [
        'We checked your account. It belongs to a player who has excluded themselves, so play is closed here too until that exclusion ends.',
        'You can withdraw your money as before. Take care of yourself.',
      ],
      note: 'Is this a mistake? Write to support from this address.',
    },
    depositCredited: {
      subject: 'Your deposit was credited',
      body: ['{{amount}} RUB were credited to your account.'],
      note: 'Was it not you? Change your password and write to support.',
    },
    selfExcluded: {
      subject: 'Self-exclusion is on',
      body: [
        'Bets, deposits and bonuses are closed to you until {{until}}. This cannot be lifted earlier.',
        'Withdrawals work as before. Take care of yourself.',
      ],
    },
    selfExcludedForever: {
      subject: 'Self-exclusion is on for good',
      body: [
        'Bets, deposits and bonuses are closed to you for good. This cannot be lifted.',
        'Withdrawals work as before. Take care of yourself.',
      ],
    },
    withdrawalDestination: {
      subject: 'New payout details',
      body: [
        'A withdrawal to new details ({{payway}}) was requested in your account. To keep your money safe, it is not paid there before {{from}}.',
      ],
      button: 'See the request',
      note: 'Was it not you? Cancel the request, change your password at once and write to support.',
    },
    withdrawalDone: {
      subject: 'Your withdrawal was sent',
      body: [
        'We have sent {{amount}} ({{payway}}). The bank or the network may need some time to credit the transfer.',
      ],
      button: 'See the history',
    },
    withdrawalRefused: {
      subject: 'Your withdrawal was refused',
      body: ['Your request for {{amount}} ({{payway}}) was not carried out. The money is back on your balance.'],
      button: 'See the history',
    },
    withdrawalDocuments: {
      subject: 'Your withdrawal needs documents',
      body: ['We need documents to carry out your request for {{amount}} ({{payway}}). Upload them in the settings.'],
      button: 'Upload documents',
    },
  },
};
