import { messages } from '#contract'
import { allows } from '#contract/access'
import { selectResource } from '#client/entities'
import { FlagField, SubmitForm, TextField, useSectionField } from '#client/forms'
import { selectCompany, selectHeldRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, ErrorBlock, formatDate, Skeleton } from '#client/ui'
import { parisToday } from '#client/ui/formats'
import { reportParameters } from '#features/company/contract/settings'
import { settingsApi } from '../settings/api'
import { Effects } from '../settings/Effects'
import { HistoryButton } from '../settings/HistoryButton'
import { useSaved } from '#client/screens/firm'
import { RichTextField } from './RichTextField'
import { RichTextView, type VariableValues } from './RichTextView'
import './reportTexts.css'

/** What the firm writes on its reports and studies, beside what comes of it. */
export function ReportTexts() {
  const { data, error, refetch } = settingsApi.useReportTextsQuery(undefined, { refetchOnMountOrArgChange: true })
  const companyId = useAppSelector((state) => selectCompany(state)?.id ?? '')
  const texts = useAppSelector((state) => selectResource(state, 'commercial_report_parameters', companyId))?.attributes
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editReportParameters')
  const save = useSaved()
  const [send] = settingsApi.useUpdateReportTextsMutation()
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data || !texts) return <Skeleton lines={8} />
  return (
    <Card
      title="Rapport commercial"
      sentence="Le texte commun à tous les documents de la société. Les six sont nécessaires pour faire une étude."
      actions={<HistoryButton sections={['commercial_report_parameters']} />}
    >
      {mayEdit ? (
        <SubmitForm
          key={JSON.stringify(texts)}
          definition={reportParameters}
          initialValues={texts}
          submitLabel="Enregistrer"
          actions={<Effects what="et aux prochains documents" />}
          onSubmit={(values) => save(send(values), 'Les textes des documents sont enregistrés.')}
        >
          <div className="report-texts">
            <div className="report-texts-fields">
              <TextField name="consent_client_title" />
              <RichTextField name="consent_client_content" />
              <TextField name="section_disclaimer_title" />
              <RichTextField name="encart_juridique" />
              <TextField name="adviser_signature" />
              <TextField name="client_signature" />
              <FlagField name="tracking" />
            </div>
            <TypedPreview />
          </div>
        </SubmitForm>
      ) : (
        <Preview texts={texts} />
      )}
    </Card>
  )
}

/** What is being typed, as it will be read. */
function TypedPreview() {
  const texts = {
    consent_client_title: useSectionField('consent_client_title').value,
    consent_client_content: useSectionField('consent_client_content').value,
    section_disclaimer_title: useSectionField('section_disclaimer_title').value,
    encart_juridique: useSectionField('encart_juridique').value,
    adviser_signature: useSectionField('adviser_signature').value,
    client_signature: useSectionField('client_signature').value,
  }
  return <Preview texts={texts} />
}

function Preview({ texts }: { readonly texts: Readonly<Record<string, unknown>> }) {
  const variables = useExample()
  const line = (name: string): string => {
    const text = texts[name]
    return typeof text === 'string' ? text : ''
  }
  return (
    <section className="report-preview" aria-label="Aperçu">
      <p className="report-preview-head">
        <span>Étude de {variables.client}</span>
        <span>{variables.company}</span>
      </p>
      <h3>{line('consent_client_title')}</h3>
      <RichTextView value={texts['consent_client_content']} variables={variables} />
      <div className="report-preview-signatures">
        <p>{line('adviser_signature')}</p>
        <p>{line('client_signature')}</p>
      </div>
      <h4>{line('section_disclaimer_title')}</h4>
      <div className="report-preview-small">
        <RichTextView value={texts['encart_juridique']} variables={variables} />
      </div>
    </section>
  )
}

/** What variables stand for in the preview: an example of a client, and who looks at it. */
function useExample(): VariableValues {
  const user = useAppSelector(selectUser)?.attributes
  const company = useAppSelector(selectCompany)?.attributes
  return {
    client: 'Madame Exemple',
    adviser: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
    company: company?.name ?? 'Votre société',
    date: formatDate(parisToday(), 'words'),
  }
}
