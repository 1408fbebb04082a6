import { useState, type ReactNode } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import type { FieldErrors } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useToast } from '#client/feedback'
import { FieldGrid } from '#client/editing/parts'
import { SubmitForm } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { useAppSelector, useAppStore } from '#client/store'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { ClientSearch } from '../shared/ClientSearch'
import { nameOf } from '../shared/words'
import { answered, sharedWith, spouseAsked } from './definitions'
import { Duplicates } from './Duplicates'
import { LinkedSpouse } from './LinkedSpouse'
import { Unsent } from '#client/editing/saving'
import { createClient, shareFamily, updateClient } from './writing'

interface ConjointStepProps {
  readonly clientId: string
  readonly onBack: () => void
  readonly onDone: () => void | Promise<void>
}

const kinds = {
  none: 'Personne',
  existing: 'Un client existant',
  new: 'Une nouvelle fiche',
} as const
type Kind = keyof typeof kinds

/** The spouse: nobody, a client who is there already, or a new one, for whom what was said of the couple is said too. */
export function ConjointStep({ clientId, onBack, onDone }: ConjointStepProps) {
  const [kind, setKind] = useState<Kind>('none')
  const conjointId = useAppSelector((state) => selectResource(state, 'scpi_client', clientId))?.attributes.conjoint_id
  const [isLinked] = useState(Boolean(conjointId))
  const back = <Button onClick={onBack}>Précédent</Button>
  // Not once it is linked here: the file opens then.
  if (isLinked) return <LinkedSpouse clientId={clientId} back={back} />
  return (
    <div className="scpi-conjoint-step">
      <ChoiceInput
        label="Conjoint ou partenaire"
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen === 'existing' || chosen === 'new' ? chosen : 'none')
        }}
      />
      {kind === 'none' && (
        <div className="form-actions">
          {back}
          <Button type="primary" onClick={() => void onDone()}>
            Ouvrir la fiche
          </Button>
        </div>
      )}
      {kind === 'existing' && <ExistingSpouse clientId={clientId} back={back} onDone={onDone} />}
      {kind === 'new' && <NewSpouse clientId={clientId} back={back} onDone={onDone} />}
    </div>
  )
}

interface SpouseProps extends Pick<ConjointStepProps, 'clientId' | 'onDone'> {
  readonly back: ReactNode
}

/** Says of both what was said of one; what could not be is told, and is completed in the file. */
function useSharing(): (from: string, to: string) => Promise<void> {
  const store = useAppStore()
  const toast = useToast()
  return async (from, to) => {
    if (!(await shareFamily(store, from, to)))
      toast({
        type: 'warning',
        message: 'Les deux fiches sont liées. Vérifiez la situation familiale et le compte du conjoint dans sa fiche.',
      })
  }
}

function ExistingSpouse({ clientId, back, onDone }: SpouseProps) {
  const store = useAppStore()
  const share = useSharing()
  const [chosen, setChosen] = useState<ResourceOf<'scpi_client'> | null>(null)
  const [refused, setRefused] = useState<string>()
  const [isLinking, setLinking] = useState(false)
  const link = async () => {
    if (!chosen) {
      setRefused('Choisissez un client.')
      return
    }
    setLinking(true)
    const { errors } = await updateClient(store, clientId, { conjoint_id: chosen.id })
    if (errors) setRefused(Object.values(errors).flat().join(' '))
    else {
      await share(clientId, chosen.id)
      await onDone()
    }
    setLinking(false)
  }
  return (
    <>
      {refused !== undefined && <ErrorBlock message={refused} />}
      <ClientSearch
        label="Rechercher le conjoint"
        without={clientId}
        onChoose={(client) => {
          setChosen(client)
          setRefused(undefined)
        }}
      />
      {chosen && (
        <p>
          Conjoint choisi&nbsp;: <strong>{nameOf(chosen.attributes)}</strong>
        </p>
      )}
      <div className="form-actions">
        {back}
        <Button type="primary" loading={isLinking} aria-busy={isLinking} onClick={() => void link()}>
          Lier les deux fiches
        </Button>
      </div>
    </>
  )
}

function NewSpouse({ clientId, back, onDone }: SpouseProps) {
  const store = useAppStore()
  const share = useSharing()
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', clientId))
  const common = sharedWith(client?.attributes ?? {})
  const [key] = useState(nanoid)
  const send = async (attributes: object): Promise<FieldErrors | undefined> => {
    const written = await createClient(store, { ...common, ...answered(attributes), conjoint_id: clientId }, key)
    if (written.errors) return written.errors
    await share(clientId, written.id)
    await onDone()
    return undefined
  }
  return (
    <SubmitForm definition={spouseAsked} submitLabel="Créer et lier les deux fiches" actions={back} onSubmit={send}>
      <Unsent />
      <FieldGrid>
        <ValueField name="honorific" />
        <ValueField name="firstname1" />
        <ValueField name="lastname" />
        <ValueField name="birth_name" />
        <ValueField name="birthdate" />
        <ValueField name="email" />
        <ValueField name="phone" />
        <ValueField name="judicial_capacity" asList />
      </FieldGrid>
      <Duplicates />
    </SubmitForm>
  )
}
