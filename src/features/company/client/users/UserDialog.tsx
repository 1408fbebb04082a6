import { roles } from '#contract/access'
import { givenRoles, userInvitation } from '#features/company/contract'
import { api, errorsOf, outcomeOf, type Answer } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm, FlagField, TextField } from '#client/forms'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector, useResourceList } from '#client/store'
import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'
import { ChoicesField } from './ChoicesField'
import { idsIn, nameOf, rolesOf, type User } from './user'

interface UserDialogProps {
  /** Who changes; null: somebody is invited. */
  readonly user: User | null
  readonly onClose: () => void
}

/** Invites somebody, or changes who they are for the firm. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const send = useSending(user, onClose)
  return (
    <Modal title={user ? nameOf(user) : 'Inviter un utilisateur'} width={640} onClose={onClose}>
      {!user && (
        <p className="card-sentence">La personne reçoit un lien, valable sept jours, pour choisir son mot de passe.</p>
      )}
      <SubmitForm
        definition={userInvitation}
        initialValues={user ? heldBy(user) : { roles: ['member'], business_centers: [] }}
        submitLabel={user ? 'Enregistrer' : 'Envoyer l’invitation'}
        onSubmit={send}
        actions={<Button onClick={onClose}>Annuler</Button>}
      >
        <UserFields user={user} />
      </SubmitForm>
    </Modal>
  )
}

const heldBy = (user: User): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(user.attributes).filter(([name]) => Object.hasOwn(userInvitation.fields, name))),
  roles: rolesOf(user),
  business_centers: idsIn(user, 'business_centers'),
})

function UserFields({ user }: { user: User | null }) {
  const viewer = useAppSelector(selectUser)
  const { resources: centers } = useResourceList('business_center')
  const isOneself = user?.id === viewer?.id && user !== null
  const mayHaveAnotherAddress = user === null || user.attributes.status === 'invited'
  return (
    <>
      <div className="user-fields">
        <TextField name="first_name" />
        <TextField name="last_name" />
      </div>
      {mayHaveAnotherAddress && <TextField name="email" />}
      {!isOneself && (
        <ChoicesField
          name="roles"
          choices={givenRoles(viewer ? rolesOf(viewer) : []).map((value) => ({ value, label: roles[value].label }))}
        />
      )}
      {centers.length > 0 && (
        <ChoicesField
          name="business_centers"
          choices={centers.map(({ id, attributes: { name } }) => ({ value: id, label: name ?? 'Sans nom' }))}
        />
      )}
      {!isOneself && (
        <>
          <FlagField name="can_see_commission" />
          <FlagField name="can_see_property_reference" />
          <FlagField name="can_manage_his_company" />
        </>
      )}
    </>
  )
}

const changed = ({ id }: User, attributes: object) => ({ ref: { type: 'user', id } as const, attributes })

const OF_OTHERS = ['roles', 'can_see_commission', 'can_see_property_reference', 'can_manage_his_company']

function useSending(user: User | null, onClose: () => void) {
  const dispatch = useAppDispatch()
  const viewer = useAppSelector(selectUser)
  const toast = useToast()
  return async (attributes: Readonly<Record<string, unknown>>) => {
    const sent = user
      ? dispatch(api.endpoints.update.initiate(changed(user, changeOf(user, attributes, viewer?.id)), { track: false }))
      : dispatch(api.endpoints.create.initiate({ type: 'user', attributes }, { track: false }))
    const { error } = outcomeOf<Answer>(await sent)
    if (error) return errorsOf(error)
    toast({ type: 'success', message: user ? 'Les changements sont enregistrés.' : 'L’invitation est envoyée.' })
    onClose()
    return undefined
  }
}

/** What may be sent of a change: nobody changes their own rights, and who is at work their own address. */
function changeOf(user: User, attributes: Readonly<Record<string, unknown>>, viewerId: string | undefined): object {
  const left = [...(user.id === viewerId ? OF_OTHERS : []), ...(user.attributes.status === 'invited' ? [] : ['email'])]
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !left.includes(name)))
}
