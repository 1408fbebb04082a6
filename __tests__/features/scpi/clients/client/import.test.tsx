import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  guessedFields,
  mappingOf,
  missingFields,
  sameTitles,
} from '../../../../../src/features/scpi/clients/client/import/columns'
import { ImportScreen } from '../../../../../src/features/scpi/clients/client/import/ImportScreen'
import { json } from '../../../../support/client/answers'
import { openScreens } from './scpiServer'

describe('columns', () => {
  test('titles as advisers write them are understood, each field once', () => {
    expect(guessedFields(['Prénom', 'NOM', 'Mail', 'Né le', 'CP', 'Ville', 'Nom', 'Divers'])).toEqual([
      'firstname1',
      'lastname',
      'email',
      'birthdate',
      'postal_code',
      'municipality',
      null,
      null,
    ])
  })

  test('what no client is made without is missing until a column gives it', () => {
    expect(missingFields(guessedFields(['Prénom', 'Nom']))).toEqual(['Adresse e-mail'])
    expect(missingFields(guessedFields(['Prénom', 'Nom', 'Courriel']))).toEqual([])
  })

  test('a title that two columns have cannot name one of them', () => {
    expect(sameTitles(['Nom', 'Nom', 'Mail'], ['lastname', null, 'email'])).toEqual(['Nom'])
    expect(mappingOf(['Nom', 'Mail', 'Divers'], ['lastname', 'email', null])).toEqual({
      Nom: 'lastname',
      Mail: 'email',
    })
  })
})

const textIn = (form: FormData | undefined, name: string): string => {
  const value = form?.get(name)
  return typeof value === 'string' ? value : ''
}

const FILE = 'Prénom;Nom;Mail;Né le\nHélène;Garance;helene@courriel.example;25/06/1973\nPaul;Dumas;paul;31/02/1980\n'
const answer = (isDone: boolean) => ({
  created: 1,
  updated: 0,
  rejected: 1,
  lines: [
    { line: 2, column: null, outcome: 'created', message: null },
    { line: 3, column: 'Né le', outcome: 'rejected', message: isDone ? 'Date refusée' : 'Cette date n’existe pas' },
  ],
})

test('a file is matched, tried, told line by line, then imported as it was matched', async () => {
  const forms: FormData[] = []
  await openScreens([{ path: '*', Component: ImportScreen }], '/clients/import', async (line, request) => {
    if (line !== 'POST /scpi/v1/import/client') return undefined
    const form = await request.formData()
    forms.push(form)
    return json(200, {
      data: { type: 'import', id: 'i1', attributes: answer(form.get('dry_run') === '0') },
    })
  })
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('Nowhere to drop a file.')
  fireEvent.change(input, { target: { files: [new File([FILE], 'clients.csv', { type: 'text/csv' })] } })

  fireEvent.click(await screen.findByRole('button', { name: 'Essayer sans rien écrire' }))
  expect(await screen.findByText(/colonne Né le.*Cette date n’existe pas/)).toBeInTheDocument()
  expect(screen.getAllByText('Ligne 3').length).toBeGreaterThan(0)
  expect(screen.queryByText('Ligne 2')).toBeNull()
  expect(screen.getByRole('button', { name: 'Télécharger les lignes refusées (CSV)' })).toBeEnabled()

  fireEvent.click(screen.getByRole('button', { name: 'Importer la ligne valide' }))
  expect(await screen.findByText('L’import est terminé.')).toBeInTheDocument()
  await waitFor(() => {
    expect(forms).toHaveLength(2)
  })
  expect(forms.map((form) => form.get('dry_run'))).toEqual(['1', '0'])
  expect(JSON.parse(textIn(forms[1], 'mapping'))).toEqual({
    Prénom: 'firstname1',
    Nom: 'lastname',
    Mail: 'email',
    'Né le': 'birthdate',
  })
  expect(forms[1]?.get('on_duplicate')).toBe('reject')
})

test('where no line is valid, nothing is offered to be imported, and that is said', async () => {
  const refused = answer(false).lines.slice(1)
  await openScreens([{ path: '*', Component: ImportScreen }], '/clients/import', (line) =>
    line === 'POST /scpi/v1/import/client'
      ? json(200, {
          data: { type: 'import', id: 'i1', attributes: { created: 0, updated: 0, rejected: 1, lines: refused } },
        })
      : undefined,
  )
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('Nowhere to drop a file.')
  fireEvent.change(input, { target: { files: [new File([FILE], 'clients.csv', { type: 'text/csv' })] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Essayer sans rien écrire' }))
  expect(await screen.findByText(/^Rien ne peut être importé pour l’instant/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull()
})
