import { defineLifecycle } from '#contract/lifecycle'
import { clientStatuses } from '../choices'

export type ClientStatus = keyof typeof clientStatuses
export type ClientAction = 'deactivate' | 'reactivate' | 'block' | 'unblock'

const CLOSES = 'Son espace client est fermé.'

/** Where a firm stands with a client. What he subscribes makes a client of a prospect. */
export const clientLifecycle = defineLifecycle<ClientStatus, ClientAction, object>({
  label: 'Client',
  initial: 'prospect',
  alsoBegins: ['client'],
  states: {
    prospect: { label: clientStatuses.prospect, tone: 'info' },
    client: { label: clientStatuses.client, tone: 'success' },
    inactive: { label: clientStatuses.inactive, tone: 'neutral', help: CLOSES },
    blocked: { label: clientStatuses.blocked, tone: 'error', help: CLOSES },
  },
  transitions: {
    deactivate: {
      from: ['prospect', 'client'],
      to: 'inactive',
      label: 'Désactiver',
      by: ['adviser'],
      right: 'fullyUpdateScpiClients',
      confirmation: `Sa fiche et ses documents restent. ${CLOSES} Vous pourrez le réactiver.`,
    },
    reactivate: {
      from: ['inactive'],
      // Or a client again, whoever was one.
      to: 'prospect',
      label: 'Réactiver',
      by: ['adviser'],
      right: 'fullyUpdateScpiClients',
    },
    block: {
      from: ['prospect', 'client', 'inactive'],
      to: 'blocked',
      label: 'Bloquer',
      by: ['adviser'],
      right: 'acceptOrRejectScpiDocuments',
      needs: { fields: ['status_reason'] },
      sets: ['status_reason'],
      confirmation: `Rien ne peut être souscrit pour ce client tant que la conformité ne l’a pas débloqué. ${CLOSES}`,
    },
    unblock: {
      from: ['blocked'],
      to: 'prospect',
      label: 'Débloquer',
      by: ['adviser'],
      right: 'acceptOrRejectScpiDocuments',
      sets: ['status_reason'],
      confirmation:
        'Le client redevient ce qu’il était. Son espace client reste fermé jusqu’à une nouvelle invitation.',
    },
  },
})
