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

const instantOf = (at: Date): string =>
  at.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** @param place the browser, as a person would call it, its network address, and when */
export const newDeviceLetter = (
  publicUrl: string,
  place: { readonly device: string | null; readonly address: string; readonly at: Date },
): Letter =>
  warning(
    'Votre compte Solive s’est ouvert dans un nouvel appareil',
    `Votre compte Solive vient de s’ouvrir dans un appareil qu’il ne connaissait pas\u00a0: ` +
      `${place.device ?? 'appareil inconnu'}, à l’adresse ${place.address}, le ${instantOf(place.at)} (heure de Paris).`,
    publicUrl,
  )

/** To the owner of an account that strangers try to open. @param place where the right password was given */
export function browserLinkLetter(
  publicUrl: string,
  secret: string,
  place: { readonly device: string | null; readonly address: string; readonly at: Date },
): Letter {
  return {
    subject: 'Ouvrez Solive dans un nouveau navigateur',
    paragraphs: [
      'Beaucoup de mots de passe faux viennent d’être essayés sur votre compte Solive, et le bon a été donné dans un navigateur qu’il ne connaît pas\u00a0: ' +
        `${place.device ?? 'appareil inconnu'}, à l’adresse ${place.address}, le ${instantOf(place.at)} (heure de Paris). ` +
        'Si c’est vous, ouvrez ce lien dans ce navigateur, puis connectez-vous\u00a0:',
      'Il est valable une heure et ne sert qu’une fois. Vos autres navigateurs ne sont pas concernés.',
      `Si ce n’est pas vous, n’ouvrez pas ce lien\u00a0: quelqu’un connaît votre mot de passe. Choisissez-en tout de suite un autre\u00a0: ${publicUrl}/password/forgot`,
    ],
    link: { label: 'Continuer dans ce navigateur', address: `${publicUrl}/login/browser/${secret}` },
  }
}

/** @param done `ajouté à`, `retiré de` */
export const secondFactorLetter = (publicUrl: string, done: string): Letter =>
  warning(
    'La double authentification de votre compte Solive a changé',
    `Un second facteur vient d’être ${done} votre compte Solive.`,
    publicUrl,
  )

/** To who lost their second factors: an administrator, or who runs the application, took them away. */
export function factorsTakenLetter(publicUrl: string): Letter {
  return {
    subject: 'La double authentification de votre compte Solive a été retirée',
    paragraphs: [
      'À la demande de votre société, les seconds facteurs et les codes de secours de votre compte Solive viennent d’être retirés, et vos ' +
        'sessions sont fermées. Connectez-vous avec votre mot de passe, puis ajoutez un second facteur depuis votre compte.',
      'Si vous n’avez rien demandé, prévenez tout de suite l’administrateur de votre société et choisissez un nouveau mot de passe\u00a0:',
    ],
    link: { label: 'Choisir un nouveau mot de passe', address: `${publicUrl}/password/forgot` },
  }
}

/** To the new address: it opens the account only once its owner answers. @param address of the page that confirms */
export function emailConfirmationLetter(address: string): Letter {
  return {
    subject: 'Confirmez votre adresse Solive',
    paragraphs: [
      'Vous avez demandé que votre compte Solive s’ouvre désormais avec cette adresse. Pour la confirmer, ouvrez ce lien\u00a0:',
      'Il est valable un jour et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne change.',
    ],
    link: { label: 'Confirmer mon adresse', address },
  }
}

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

/** @param address of the page that sets the first password */
export function invitationLetter(
  address: string,
  { host, firm }: { readonly host: string; readonly firm: string },
): Letter {
  return {
    subject: `${firm} vous invite sur Solive`,
    paragraphs: [
      `${host} vous ouvre un compte Solive au nom de ${firm}. Pour y entrer, choisissez votre mot de passe\u00a0:`,
      'Ce lien est valable sept jours et ne sert qu’une fois. Si vous ne connaissez pas cette société, ignorez ce message.',
    ],
    link: { label: 'Choisir mon mot de passe', address },
  }
}
