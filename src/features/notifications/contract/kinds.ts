interface Kind {
  readonly label: string
  readonly help: string
  /** Whether its mail leaves for who has not chosen: letters about sales always have. */
  readonly isMailedAtFirst: boolean
}

/** What a person may be told of. */
export const notificationKinds = {
  file_changed: {
    label: 'Un collègue modifie un de mes dossiers',
    help: 'Dossiers dont vous êtes le conseiller.',
    isMailedAtFirst: false,
  },
  lead_received: {
    label: 'Un nouveau contact',
    help: 'Ceux qui vous sont attribués, et ceux que personne ne suit encore si vous les distribuez.',
    isMailedAtFirst: false,
  },
  sale_expiring: {
    label: 'Une option ou une dénonciation expire bientôt',
    help: 'Vos ventes, et celles de vos dossiers. L’e-mail va à qui les a faites.',
    isMailedAtFirst: true,
  },
  sale_moved: {
    label: 'Une vente change d’état',
    help: 'Vos ventes, et celles de vos dossiers. L’e-mail va à qui les a faites.',
    isMailedAtFirst: true,
  },
  study_read: {
    label: 'Un client ouvre une de mes études',
    help: 'Celles que vous avez envoyées, et celles de vos dossiers\u202f; la première lecture de chaque lien.',
    isMailedAtFirst: false,
  },
  study_question: {
    label: 'Un client pose une question sur une étude',
    help: 'Celles que vous avez envoyées, et celles de vos dossiers.',
    isMailedAtFirst: true,
  },
  scpi_client_changed: {
    label: 'Un de mes clients SCPI, ou un collègue, modifie sa fiche',
    help: 'Clients dont vous êtes le conseiller référent.',
    isMailedAtFirst: false,
  },
  message_failed: {
    label: 'Un message au sujet d’une vente n’est pas parti',
    help: 'Après dix essais, il n’est plus envoyé.',
    isMailedAtFirst: false,
  },
} as const satisfies Readonly<Record<string, Kind>>
export type NotificationKind = keyof typeof notificationKinds

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  typeof value === 'string' && Object.hasOwn(notificationKinds, value)

/** In the order in which they are shown. */
export const notificationKindNames = Object.keys(notificationKinds).filter(isNotificationKind)
