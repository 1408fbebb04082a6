import type { Letter } from '#server/services'

/** @param address of the page that sets the new password */
export function passwordResetLetter(address: string): Letter {
  return {
    subject: 'Choisissez un nouveau mot de passe Solive',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte Solive. Pour le choisir, ouvrez ce lien\u00a0:',
      'Il est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', address },
  }
}

/** What warns the owner of an account that somebody changed it: what to do when it was somebody else. */
function warning(subject: string, sentence: string, publicUrl: string): Letter {
  return {
    subject,
    paragraphs: [
      `${sentence} Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe\u00a0:`,
      'Prévenez ensuite l’administrateur de votre société. Si c’est bien vous, vous n’avez rien à faire.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', address: `${publicUrl}/password/forgot` },
  }
}

export const passwordChangedLetter = (publicUrl: string): Letter =>
  warning(
    'Votre mot de passe Solive a changé',
    'Le mot de passe de votre compte Solive vient de changer, et vos autres sessions sont fermées.',
    publicUrl,
  )

export const tokenCreatedLetter = (publicUrl: string, name: string): Letter =>
  warning(
    'Un jeton d’API a été créé sur votre compte Solive',
    `Un jeton d’API vient d’être créé sur votre compte Solive\u00a0: «\u00a0${name}\u00a0».`,
    publicUrl,
  )

/** To the former address: only the administrator of the firm can give the account back. */
export function emailChangedLetter(email: string): Letter {
  return {
    subject: 'L’adresse de votre compte Solive a changé',
    paragraphs: [
      `Votre compte Solive s’ouvre désormais avec l’adresse ${email}.`,
      'Si ce n’est pas vous, prévenez tout de suite l’administrateur de votre société\u202f: il peut vous rendre votre compte.',
    ],
  }
}
