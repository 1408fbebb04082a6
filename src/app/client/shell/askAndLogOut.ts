import { logOut } from '#client/session'
import type { useAppDispatch, useAppStore } from '#client/store'
import type { Hosts } from '#client/transport'
import type { useAlert, useConfirm, useDueDeletions } from '#client/feedback'
import { selectUnsavedCount } from './unsaved'

interface Leaving {
  readonly hosts: Hosts
  readonly dispatch: ReturnType<typeof useAppDispatch>
  readonly store: ReturnType<typeof useAppStore>
  readonly confirm: ReturnType<typeof useConfirm>
  readonly alert: ReturnType<typeof useAlert>
  readonly sendDeletions: ReturnType<typeof useDueDeletions>
}

/** Asks, then logs out and leads to the login page of the professional host (specification §2). */
export async function askAndLogOut({ hosts, dispatch, store, confirm, alert, sendDeletions }: Leaving): Promise<void> {
  const unsaved = selectUnsavedCount(store.getState())
  const unsavedSentence =
    unsaved > 1 ? `${unsaved} sections ne sont pas encore enregistrées.` : 'Une section n’est pas encore enregistrée.'
  const body = unsaved === 0 ? 'Vos saisies sont enregistrées.' : unsavedSentence
  if (
    !(await confirm({
      question: 'Êtes-vous sûr de vouloir vous déconnecter ?',
      consequence: body,
      yes: 'Se déconnecter',
      isDangerous: unsaved > 0,
    }))
  )
    return
  const kept =
    unsaved > 0 &&
    !(await confirm({
      question: 'Effacer de cet appareil ce qui n’est pas enregistré\u202f?',
      consequence:
        `${unsavedSentence} Gardée ici, votre saisie sera enregistrée à votre prochaine connexion. ` +
        `Sur un ordinateur partagé, effacez-la\u00a0: elle sera perdue.`,
      yes: 'Effacer',
      no: 'Garder ici',
      isDangerous: true,
    }))
  // Before the logout: the server accepts deletions only from a logged-in user.
  await sendDeletions()
  const failure = await dispatch(logOut({ kept }))
  // Who leaves the computer to somebody else must know.
  if (failure) await alert({ title: 'Votre session est toujours ouverte', message: failure.message })
  else if (location.origin !== hosts.addresses.professional) location.assign(`${hosts.addresses.professional}/login`)
}
