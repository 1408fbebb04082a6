import { useState } from 'react'
import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import { text } from '#contract/fields'
import { errorsOf, outcomeOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import { useFileDownload } from '#client/screens/downloads'
import { useAppDispatch } from '#client/store'
import { Card, Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { CompanyPage } from '../CompanyPage'
import { personsApi, type FoundPersons, type FoundSubject } from './api'
import { EraseDialog } from './EraseDialog'
import { FoundTable } from './FoundTable'

const search = {
  fields: {
    q: text({
      label: 'Nom, e-mail, téléphone, date de naissance ou titre d’un dossier',
      required: true,
      maxLength: 200,
    }),
  },
}

/** A person who asks what the firm keeps of them, or that it forget them: found, copied and erased in one place. */
export function PersonsScreen() {
  const { result, find, again } = useSearch()
  return (
    <CompanyPage title="Personnes">
      <Card
        title="Personnes"
        sentence={
          'Retrouvez tout ce que votre société conserve d’une personne, corbeille comprise, ' +
          'pour le lui remettre ou l’effacer (RGPD, articles 15, 17 et 20).'
        }
      >
        <div className="company-search">
          <SubmitForm definition={search} submitLabel="Chercher" onSubmit={({ q }) => find(q)}>
            <TextField name="q" />
          </SubmitForm>
        </div>
        <div aria-live="polite">
          {result && <Result key={result.round} result={result} onErased={() => void again()} />}
        </div>
      </Card>
    </CompanyPage>
  )
}

interface Round extends FoundPersons {
  /** Each search begins with nothing unpicked. */
  readonly round: number
}

function useSearch() {
  const dispatch = useAppDispatch()
  const [words, setWords] = useState('')
  const [result, setResult] = useState<Round>()
  const find = async (q: string) => {
    const { data, error } = outcomeOf(await dispatch(personsApi.endpoints.findPersons.initiate(q, { track: false })))
    if (error) return errorsOf(error)
    setWords(q)
    setResult((before) => ({ ...data, round: (before?.round ?? 0) + 1 }))
    return undefined
  }
  return { result, find, again: () => find(words) }
}

function Result({ result: { found, hasMore }, onErased }: { result: FoundPersons; onErased: () => void }) {
  const [picked, setPicked] = useState<ReadonlySet<FoundSubject>>(new Set(found))
  const [isErasing, setErasing] = useState(false)
  if (found.length === 0) return <Empty title="Cette personne n’est nulle part" />
  const pick = (subjects: readonly FoundSubject[], isPicked: boolean) => {
    const others = [...picked].filter((subject) => !subjects.includes(subject))
    setPicked(new Set(isPicked ? [...others, ...subjects] : others))
  }
  const chosen = found.filter((subject) => picked.has(subject))
  return (
    <div className="company-found">
      {hasMore && <p>Seuls les 100&nbsp;premiers résultats sont montrés&nbsp;: précisez la recherche.</p>}
      <FoundTable found={found} picked={picked} onPick={pick} />
      <div className="company-actions">
        <Export chosen={chosen} />
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={chosen.length === 0}
          title={chosen.length === 0 ? 'Cochez au moins une ligne' : undefined}
          onClick={() => {
            setErasing(true)
          }}
        >
          Effacer définitivement
        </Button>
      </div>
      {isErasing && (
        <EraseDialog
          subjects={chosen}
          onErased={onErased}
          onClose={() => {
            setErasing(false)
          }}
        />
      )}
    </div>
  )
}

function Export({ chosen }: { chosen: readonly FoundSubject[] }) {
  const download = useFileDownload()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    const subjects = chosen.map(({ type, id }) => ({ type, id }))
    await download({ path: '/v3/company/persons/export', body: { subjects }, name: 'personne.zip' })
    setAsking(false)
  }
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isAsking}
      disabled={chosen.length === 0}
      title={chosen.length === 0 ? 'Cochez au moins une ligne' : undefined}
      onClick={() => void ask()}
    >
      Exporter (ZIP)
    </Button>
  )
}
