import { useState } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import type { CompleteAttributesOf, FieldErrors } from '#contract'
import { selectResource } from '#client/entities'
import { FieldGrid, FieldGroup } from '#client/editing/parts'
import { Unsent } from '#client/editing/saving'
import { SubmitForm, useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { useAppSelector, useAppStore } from '#client/store'
import { ChoiceInput } from '#client/ui/inputs'
import { AddressFields } from '../file/identity/AddressFields'
import { useAdvisers } from '../shared/useAdvisers'
import { useClientRights } from '../shared/useClientRights'
import { answered, identityAsked, sharedWith } from './definitions'
import { Duplicates } from './Duplicates'
import { createClient, updateClient } from './writing'

interface IdentityStepProps {
  /** The client, once the first step was done: it is then changed. */
  readonly clientId: string | null
  /** Of whom the client is the spouse. */
  readonly spouseOf: string | null
  readonly onDone: (clientId: string) => void | Promise<void>
}

type Asked = CompleteAttributesOf<typeof identityAsked>

/** Who the client is: three answers are enough, the others may come later. */
export function IdentityStep({ clientId, spouseOf, onDone }: IdentityStepProps) {
  const store = useAppStore()
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', clientId ?? ''))
  const spouse = useAppSelector((state) => selectResource(state, 'scpi_client', spouseOf ?? ''))
  // The same request, sent again after a lost answer, adds nobody twice.
  const [key] = useState(nanoid)
  const send = async (attributes: Asked): Promise<FieldErrors | undefined> => {
    const link = spouseOf === null ? {} : { conjoint_id: spouseOf }
    const written =
      clientId === null
        ? await createClient(store, { ...answered(attributes), ...link }, key)
        : await updateClient(store, clientId, withoutAdviser(attributes))
    if (written.errors) return written.errors
    await onDone(written.id)
    return undefined
  }
  return (
    <SubmitForm
      definition={identityAsked}
      initialValues={client ? knownOf(client.attributes) : spouse ? sharedWith(spouse.attributes) : {}}
      submitLabel="Continuer"
      onSubmit={send}
    >
      <Unsent />
      <IdentityFields clientId={clientId} />
    </SubmitForm>
  )
}

const isAsked = (name: string): boolean => Object.hasOwn(identityAsked.fields, name)

const knownOf = (attributes: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isAsked(name)))

/** Who follows a client is said at first, then in their file. */
const withoutAdviser = ({ adviser_id: _adviser, ...attributes }: Asked): object => attributes

function IdentityFields({ clientId }: { clientId: string | null }) {
  return (
    <>
      <FieldGroup title="Nom et contact">
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
        <Duplicates without={clientId ?? undefined} />
        {clientId === null && <AdviserChoice />}
      </FieldGroup>
      <FieldGroup title="Adresse">
        <AddressFields />
      </FieldGroup>
      <FieldGroup title="Naissance et nationalité">
        <FieldGrid>
          <ValueField name="birth_country" asList />
          <ValueField name="birth_municipality" />
          <ValueField name="nationality1" asList />
          <ValueField name="nationality2" asList />
        </FieldGrid>
      </FieldGroup>
    </>
  )
}

/** Who follows the client, where that is not who adds them. */
function AdviserChoice() {
  const { naming } = useClientRights()
  const advisers = useAdvisers(naming)
  const { words, value, choose } = useSectionField('adviser_id')
  if (advisers.length < 2) return null
  return (
    <ChoiceInput
      {...words}
      required
      asList
      choices={advisers}
      value={typeof value === 'string' ? value : null}
      onChange={choose}
    />
  )
}
