import type { CompleteAttributesOf } from '#contract'
import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm, TextField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { publicHost } from '#features/company/contract'
import { companyApi } from './api'

/** On which host who has no account reads the catalogue of the firm, and what they read there. */
export function PublicCatalogue() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const submit = usePublicHost()
  if (!company) return null
  const { public_host = null } = company.attributes
  return (
    <Card
      title="Catalogue public"
      sentence="Sur cet hôte, un client sans compte lit les lots et les programmes de votre périmètre, à partir du lien d’une fiche."
    >
      <ul className="company-public">
        <li>Il voit prix, images, plan, situation et rendements, et si le lot est disponible.</li>
        <li>
          Il ne voit ni référence, ni commission, ni commentaire, ni lien du promoteur&#8239;; les moteurs de recherche
          n’y vont pas.
        </li>
        <li>Vos conseillers copient ce lien sur la fiche d’un lot ou d’un programme.</li>
        <li>L’hôte doit mener à Solive&nbsp;: demandez-le à qui gère votre nom de domaine.</li>
      </ul>
      {mayEdit ? (
        <SubmitForm
          key={company.version}
          definition={publicHost}
          initialValues={{ public_host }}
          submitLabel="Enregistrer"
          onSubmit={submit}
        >
          <TextField name="public_host" />
        </SubmitForm>
      ) : (
        <p>{public_host ?? 'Aucun hôte\u00a0: le catalogue n’est pas public.'}</p>
      )}
    </Card>
  )
}

/** Keeps the host; answers what the server refuses. */
function usePublicHost() {
  const dispatch = useAppDispatch()
  const toast = useToast()
  return async (attributes: CompleteAttributesOf<typeof publicHost>) => {
    const { error } = outcomeOf(
      await dispatch(companyApi.endpoints.updatePublicHost.initiate(attributes, { track: false })),
    )
    if (error) return errorsOf(error)
    toast({
      type: 'success',
      message: attributes.public_host === null ? 'Le catalogue n’est plus public.' : 'L’hôte public est enregistré.',
    })
    return undefined
  }
}
