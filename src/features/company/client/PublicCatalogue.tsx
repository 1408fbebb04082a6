import { allows } from '#contract/access'
import { SubmitForm, TextField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { publicHost } from '#features/company/contract'
import { companyApi } from './api'
import { Effects } from './settings/Effects'
import { HistoryButton } from './settings/HistoryButton'
import { useSaved } from '#client/screens/firm'

/** On which host who has no account reads the catalogue of the firm, and what they read there. */
export function PublicCatalogue() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const save = useSaved()
  const [send] = companyApi.useUpdatePublicHostMutation()
  if (!company) return null
  const { public_host = null } = company.attributes
  return (
    <Card
      title="Catalogue public"
      sentence="Sur cet hôte, un client sans compte lit les lots et les programmes de votre périmètre, à partir du lien d’une fiche."
      actions={<HistoryButton sections={['public_host']} />}
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
          actions={<Effects what="et à qui lit le catalogue public" />}
          onSubmit={(values) =>
            save(
              send(values),
              values.public_host === null ? 'Le catalogue n’est plus public.' : 'L’hôte public est enregistré.',
            )
          }
        >
          <TextField name="public_host" />
        </SubmitForm>
      ) : (
        <p>{public_host ?? 'Aucun hôte\u00a0: le catalogue n’est pas public.'}</p>
      )}
    </Card>
  )
}
