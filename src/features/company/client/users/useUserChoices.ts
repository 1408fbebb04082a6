import { userActions, type UserAction } from '#features/company/contract'
import { api, outcomeOf, type Answer, type Outcome } from '#client/api'
import { useConfirm, useToast, type QuestionContent } from '#client/feedback'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import type { MenuChoice } from '#client/ui/menu'
import { nameOf, type User } from './user'

type Open = (kind: 'change' | 'transfer', user: User) => void

const labels: Readonly<Record<UserAction, string>> = {
  resend: 'Renvoyer l’invitation',
  suspend: 'Suspendre…',
  reactivate: 'Réactiver',
  transfer: 'Transférer ses dossiers et contacts…',
  reset_factors: 'Retirer sa double authentification…',
}

/** What can be done with a user, as the entries of a menu. */
export function useUserChoices(onOpen: Open): (user: User) => readonly MenuChoice[] {
  const viewer = useAppSelector(selectUser)
  const { act, withdraw } = useUserActs()
  const doing = (user: User, action: UserAction) => () => {
    if (action === 'transfer') onOpen('transfer', user)
    else void act(user, action)
  }
  return (user) => {
    const { status } = user.attributes
    const change = {
      key: 'change',
      label: 'Modifier…',
      onChoose: () => {
        onOpen('change', user)
      },
    }
    if (user.id === viewer?.id || !status) return [change]
    const acts = userActions[status].map((action) => ({
      key: action,
      label: labels[action],
      isDangerous: questions[action] !== undefined,
      onChoose: doing(user, action),
    }))
    const removal = {
      key: 'withdraw',
      label: 'Retirer l’invitation…',
      isDangerous: true,
      onChoose: () => void withdraw(user),
    }
    return [change, ...acts, ...(status === 'invited' ? [removal] : [])]
  }
}

const done: Readonly<Record<Exclude<UserAction, 'transfer'>, (name: string) => string>> = {
  resend: (name) => `Une nouvelle invitation part à ${name}.`,
  suspend: (name) => `${name} n’entre plus, et ses sessions sont fermées.`,
  reactivate: (name) => `${name} peut de nouveau se connecter.`,
  reset_factors: (name) => `${name} se connecte désormais avec son seul mot de passe, et en est prévenu par e-mail.`,
}

function useUserActs() {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  const tell = ({ error }: Outcome<Answer>, message: string) => {
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message })
  }
  const act = async (user: User, action: Exclude<UserAction, 'transfer'>) => {
    const question = questions[action]?.(user)
    if (question && !(await confirm(question))) return
    const request = { ref: { type: 'user' as const, id: user.id }, attributes: { action } }
    tell(
      outcomeOf(await dispatch(api.endpoints.update.initiate(request, { track: false }))),
      done[action](nameOf(user)),
    )
  }
  const withdraw = async (user: User) => {
    if (!(await confirm(withdrawal(user)))) return
    const request = { ref: { type: 'user' as const, id: user.id } }
    tell(
      outcomeOf(await dispatch(api.endpoints.remove.initiate(request, { track: false }))),
      'L’invitation est retirée.',
    )
  }
  return { act, withdraw }
}

const suspension = (user: User): QuestionContent => ({
  question: `Suspendre ${nameOf(user)}\u202f?`,
  consequence:
    'Ses sessions et ses jetons d’API cessent de fonctionner tout de suite. Ses dossiers restent\u202f: vous pouvez les transférer.',
  yes: 'Suspendre',
  isDangerous: true,
})

const factorsTaking = (user: User): QuestionContent => ({
  question: `Retirer la double authentification de ${nameOf(user)}\u202f?`,
  consequence:
    'À faire quand cette personne a perdu son téléphone et ses codes de secours, une fois vérifié que c’est bien elle qui le demande. ' +
    'Ses clés d’accès, applications et codes ne servent plus, et ses sessions sont fermées.',
  yes: 'Retirer',
  isDangerous: true,
})

/** What is asked before an action that hurts. */
const questions: Readonly<Partial<Record<UserAction, (user: User) => QuestionContent>>> = {
  suspend: suspension,
  reset_factors: factorsTaking,
}

const withdrawal = (user: User): QuestionContent => ({
  question: `Retirer l’invitation de ${nameOf(user)}\u202f?`,
  consequence: 'Le lien de son e-mail n’ouvrira plus rien.',
  yes: 'Retirer l’invitation',
  isDangerous: true,
})
