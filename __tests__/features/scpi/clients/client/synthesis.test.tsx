import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SynthesisScreen } from '../../../../../src/features/scpi/clients/client/file/synthesis/SynthesisScreen'
import { json } from '../../../../support/client/answers'
import { fileWith, holdingQuestionnaire } from './questionnaire'
import { ACCOUNT, CLIENT, openScreens, type Answers } from './scpiServer'

const score = (code: string, attributes: object) =>
  json(200, {
    data: {
      type: 'score',
      id: `${ACCOUNT}:${code}`,
      attributes: {
        code,
        rules_version: '2026.1',
        computed_at: '2026-11-29T08:00:00.000Z',
        is_complete: true,
        missing_fields: [],
        max_points: 100,
        components: [],
        limiting: [],
        caps: [],
        ...attributes,
      },
      relationships: {},
    },
  })

const scores: Answers = (line) => {
  const [, code] = /^GET \/scpi\/v1\/scores\/([a-z-]+)\//.exec(line) ?? []
  if (code === undefined) return undefined
  if (code === 'investor-profile')
    return score(code, {
      points: 12,
      max_points: 16,
      level: 'balanced',
      level_label: 'Équilibré',
      sentence: 'Son profil est Équilibré.',
      limiting: ['max_loss_accepted'],
      components: [
        {
          code: 'max_loss_accepted',
          label: 'Perte maximale acceptée',
          points: null,
          max_points: null,
          level: 'balanced',
          level_label: 'Équilibré',
          explanation: 'Une perte de 25 % est acceptée.',
        },
      ],
    })
  if (code === 'extra-financial-profile')
    return score(code, {
      is_complete: false,
      points: null,
      level: null,
      level_label: null,
      missing_fields: [{ section: 'quiz', field: 'esg_interest' }],
    })
  return score(code, { points: 58, level: 'informed', level_label: 'Informé' })
}

const contradictions: Answers = (line) =>
  line === `GET /scpi/v1/pp-accounts/${ACCOUNT}/contradictions`
    ? json(200, {
        data: [],
        meta: {
          contradictions: [
            {
              code: 'COH-01',
              message: 'Refuse tout risque mais accepte une perte importante.',
              fields: [{ section: 'pp_objective', field: 'investment_risk' }],
            },
          ],
        },
      })
    : undefined

const COMMENTS = `/scpi/v1/pp-accounts/${ACCOUNT}/contradiction-comments`
const COMMENT = '7f900000-0000-4000-8000-000000000001'

/** Takes a comment, as it is sent. */
const comments: Answers = async (line, request) => {
  if (line !== `POST ${COMMENTS}` && line !== `PUT ${COMMENTS}/${COMMENT}`) return undefined
  const attributes = (await request.json()) as object
  return json(line.startsWith('POST') ? 201 : 200, {
    data: { type: 'contradiction_comment', id: COMMENT, attributes, relationships: {}, meta: { version: 1 } },
  })
}

const more: Answers = (line, request) =>
  scores(line, request) ?? contradictions(line, request) ?? comments(line, request)

/** How much of each level is filled in the bar of a score. */
const filled = (score: HTMLElement) =>
  Array.from(score.querySelectorAll<HTMLElement>('.scpi-score-bar > span > span'), ({ style }) => style.width)

/** The line of a score, by its name. */
const line = (name: string) =>
  within(screen.getByRole('region', { name: 'Les cinq scores' }))
    .getByRole('heading', { name })
    .closest('li') as HTMLElement

test('each score tells its level, what limits it, how it comes, and what it lacks with the way there', async () => {
  await openScreens(fileWith(SynthesisScreen), `/clients/${CLIENT}`, holdingQuestionnaire({ more }))
  expect(await screen.findByText('Son profil est Équilibré.')).toBeInTheDocument()
  await screen.findAllByText('Informé')
  const profile = line('Profil investisseur')
  expect(profile).toHaveTextContent('Équilibré12 / 16 points, limité par : Perte maximale acceptée')
  expect(filled(profile)).toEqual(['100%', '100%', '100%', '0%', '0%'])
  fireEvent.click(within(profile).getByText('Comment ce score est obtenu'))
  expect(await within(profile).findByText('Une perte de 25 % est acceptée.')).toBeInTheDocument()
  const sustainability = line('Durabilité')
  expect(sustainability).toHaveTextContent('À compléter')
  expect(within(sustainability).getByRole('link')).toHaveAttribute(
    'href',
    `/clients/${CLIENT}/durabilite?partie=quiz&champ=esg_interest`,
  )
})

test('who is neutral has no points; nothing limits who is as high as can be', async () => {
  const levels: Answers = (line) => {
    if (line.includes('extra-financial-profile'))
      return score('extra-financial-profile', { points: 0, level: 'neutral', level_label: 'Neutre' })
    if (!line.includes('investor-profile')) return undefined
    const components = [{ code: 'tolerance', label: 'Tolérance exprimée', level: 'offensive', explanation: '' }]
    const highest = { level: 'offensive', level_label: 'Offensif', limiting: ['tolerance'], components }
    return score('investor-profile', { points: 15, max_points: 16, ...highest })
  }
  const all: Answers = (line, request) => levels(line, request) ?? more(line, request)
  await openScreens(fileWith(SynthesisScreen), `/clients/${CLIENT}`, holdingQuestionnaire({ more: all }))
  await screen.findByText('Neutre')
  expect(line('Durabilité')).toHaveTextContent(/^DurabilitéNeutre$/)
  await screen.findByText('Offensif')
  expect(line('Profil investisseur')).toHaveTextContent('Offensif15 / 16 pointsComment')
  expect(filled(line('Profil investisseur'))).toEqual(['100%', '100%', '100%', '100%', '50%'])
})

test('the wealth follows from the masses, and the rubrics that lack nothing are counted', async () => {
  await openScreens(
    fileWith(SynthesisScreen),
    `/clients/${CLIENT}`,
    holdingQuestionnaire({
      more,
      sections: {
        pp_income: { income_types: ['wages'], monthly_wages_pensions_amount: 4_000 },
        pp_charge: { monthly_current_charges_amount: 3_000, tmi_rate: 0.3 },
        non_financial_asset: { real_estate_home_amount: 300_000 },
      },
    }),
  )
  const wealth = await screen.findByRole('region', { name: /Patrimoine net 300.000/ })
  expect(within(wealth).getByText('Épargne').closest('li')).toHaveTextContent('25 %')
  expect(await screen.findByText(/rubriques? sur 10/)).toHaveTextContent('1 rubrique sur 10 complète')
  const missing = screen.getByRole('region', { name: /Fiscalité.*ce qui manque/ })
  expect(within(missing).getByRole('link', { name: 'Nombre de parts fiscales' })).toHaveAttribute(
    'href',
    `/clients/${CLIENT}/fiscalite?partie=fiscality&champ=fiscal_part`,
  )
})

test('answers that contradict each other lead to their fields, or are explained', async () => {
  const { bodies } = await openScreens(fileWith(SynthesisScreen), `/clients/${CLIENT}`, holdingQuestionnaire({ more }))
  const card = await screen.findByRole('region', { name: 'Réponses à rapprocher' })
  expect(within(card).getByRole('link', { name: 'Niveau de risque accepté' })).toHaveAttribute(
    'href',
    `/clients/${CLIENT}/objectifs?partie=pp_objective&champ=investment_risk`,
  )
  fireEvent.click(within(card).getByRole('button', { name: 'Expliquer' }))
  const comment = await within(card).findByRole('textbox', { name: 'Explication' })
  fireEvent.change(comment, { target: { value: 'Les deux placements sont distincts.' } })
  fireEvent.blur(comment)
  await waitFor(async () => {
    // The comment goes with the line that it begins, or after it.
    const sent = [...(await bodies(`POST ${COMMENTS}`)), ...(await bodies(`PUT ${COMMENTS}/${COMMENT}`))]
    expect(Object.assign({}, ...sent)).toMatchObject({
      code: 'COH-01',
      comment: 'Les deux placements sont distincts.',
    })
  })
})
