import type { Letter } from '#server/services'

/** Of whom a client hears, and by which address of the portal he goes on. */
interface FromFirm {
  readonly address: string
  readonly firm: string
  readonly adviser: string
}

/** What opens the portal to a client. */
export function welcomeLetter({ address, firm, adviser }: FromFirm): Letter {
  return {
    subject: `${firm} vous ouvre votre espace client`,
    paragraphs: [
      `${adviser}, votre conseiller chez ${firm}, vous ouvre votre espace client\u00a0: vous y retrouvez vos informations et les tenez à jour. Pour y entrer, choisissez votre mot de passe\u00a0:`,
      'Ce lien est valable trois jours et ne sert qu’une fois. Passé ce délai, demandez-en un autre depuis la page de connexion. Si vous ne connaissez pas cette société, ignorez ce message.',
    ],
    link: { label: 'Choisir mon mot de passe', address },
  }
}

/** @param address of the page that sets the new password */
export function resetLetter({ address, firm }: Omit<FromFirm, 'adviser'>): Letter {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      `Un nouveau mot de passe a été demandé pour votre espace client chez ${firm}. Pour le choisir, ouvrez ce lien\u00a0:`,
      'Il est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', address },
  }
}

/** What warns a client that somebody changed his password. @param address of the page that asks for another one */
export function passwordSetLetter({ address, firm, adviser }: FromFirm): Letter {
  return {
    subject: 'Le mot de passe de votre espace client a changé',
    paragraphs: [
      `Le mot de passe de votre espace client chez ${firm} vient de changer, et vos autres connexions sont fermées. Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe\u00a0:`,
      `Prévenez ensuite ${adviser}, votre conseiller. Si c’est bien vous, vous n’avez rien à faire.`,
    ],
    link: { label: 'Choisir un nouveau mot de passe', address },
  }
}
