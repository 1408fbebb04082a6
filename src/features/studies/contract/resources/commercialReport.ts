import { choice, instant, integer, isoDate, longText, reference, structured, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { isListOf, isNumber, isObject, isText } from '#contract/json'
import { isUuid } from '#contract'
import { statusLabels } from '#contract/lifecycle'
import { studyLifecycle } from '../lifecycle'
import { chapterKeys, isChapterKey, type ChapterChoice } from '../study/chapterKeys'
import { isSliderKey, type Slider } from '../study/sliders'

/** Scenarios beside the operation, and lots, that a study shows at most. */
const MOST_SCENARIOS = 3
const MOST_LOTS = 4

const isChapter = (value: unknown): value is ChapterChoice =>
  isObject(value) && isChapterKey(value['key']) && typeof value['enabled'] === 'boolean'

/** Each chapter once at most, one of them shown at least. */
const isChapters = (value: unknown): value is readonly ChapterChoice[] =>
  isListOf(value, isChapter) &&
  new Set(value.map(({ key }) => key)).size === value.length &&
  value.some(({ enabled }) => enabled)

const isSlider = (value: unknown): value is Slider =>
  isObject(value) &&
  isSliderKey(value['key']) &&
  isNumber(value['min']) &&
  isNumber(value['max']) &&
  value['min'] >= 0 &&
  value['min'] < value['max']

const isSliders = (value: unknown): value is readonly Slider[] =>
  isListOf(value, isSlider) && new Set(value.map(({ key }) => key)).size === value.length

const isIds =
  (most: number) =>
  (value: unknown): value is readonly string[] =>
    isListOf(value, isText) && value.length <= most && value.every(isUuid) && new Set(value).size === value.length

const title = text({ label: 'Titre', private: true, maxLength: 120 })
const chapters = structured(
  {
    kind: 'object',
    message: `Les chapitres dans leur ordre, chacun une fois, un au moins affiché\u00a0: ${chapterKeys.join(', ')}`,
    isValue: isChapters,
  },
  { label: 'Chapitres' },
)
const scenarios = structured(
  {
    kind: 'object',
    message: `Les identifiants de ${MOST_SCENARIOS}\u00a0scénarios du dossier au plus`,
    isValue: isIds(MOST_SCENARIOS),
  },
  { label: 'Scénarios' },
)
const properties = structured(
  { kind: 'object', message: `Les identifiants de ${MOST_LOTS}\u00a0lots au plus`, isValue: isIds(MOST_LOTS) },
  { label: 'Lots' },
)
const sliders = structured(
  {
    kind: 'object',
    message: 'Chaque curseur va d’un minimum à un maximum plus grand, et n’est donné qu’une fois',
    isValue: isSliders,
  },
  { label: 'Curseurs du client' },
)

/** What differs between the file of today and a study that was made of it, written. */
export interface StaleReason {
  readonly path: string
  readonly label: string
  readonly before: string
  readonly after: string
}
const isStaleReason = (value: unknown): value is StaleReason =>
  isObject(value) && ['path', 'label', 'before', 'after'].every((name) => isText(value[name]))

/** The figures that sum a study up. Euros, euros a month. */
export interface StudyIndicators {
  readonly average_effort: number
  readonly net_wealth: number
  readonly total_cost: number
}
const isStudyIndicators = (value: unknown): value is StudyIndicators =>
  isObject(value) && ['average_effort', 'net_wealth', 'total_cost'].every((name) => isNumber(value[name]))

const list = <Item>(isItem: (value: unknown) => value is Item, label: string) =>
  structured<readonly Item[]>(
    {
      kind: 'object',
      message: 'Une liste est attendue',
      isValue: (value): value is readonly Item[] => isListOf(value, isItem),
    },
    { label, readOnly: true },
  )

/** A study of a client file: one edition, as it was printed. */
export const commercialReport = defineResource(
  'commercial_report',
  {
    title,
    status: choice(statusLabels(studyLifecycle), { label: 'État', readOnly: true, initial: 'generating' }),
    edition: integer({ label: 'Version', readOnly: true, initial: 1 }),
    chapters: { ...chapters, readOnly: true },
    scenarios: { ...scenarios, readOnly: true },
    properties: { ...properties, readOnly: true },
    sliders: { ...sliders, readOnly: true },
    pages: integer({ label: 'Pages', readOnly: true }),
    generated_at: instant({ label: 'Générée le' }),
    input_hash: text({ label: 'Empreinte des réponses', readOnly: true }),
    engine_version: text({ label: 'Version du calcul', readOnly: true }),
    rules_as_of: isoDate({ label: 'Règles au', readOnly: true }),
    figures: structured(
      { kind: 'object', message: 'Trois montants', isValue: isStudyIndicators },
      { label: 'Chiffres', readOnly: true },
    ),
    stale_reasons: list(isStaleReason, 'Ce qui a changé'),
    sent_at: instant({ label: 'Envoyée le' }),
    link_expires_at: instant({ label: 'Lien valable jusqu’au' }),
    first_viewed_at: instant({ label: 'Vue pour la première fois le' }),
    views: integer({ label: 'Lectures', readOnly: true, initial: 0 }),
    /** Seconds, all readers together. */
    read_seconds: integer({ label: 'Durée de lecture', readOnly: true, initial: 0, unit: 's' }),
    /** Of the chapters shown, how many were read. */
    chapters_read: integer({ label: 'Chapitres lus', readOnly: true, initial: 0 }),
    open_questions: integer({ label: 'Questions sans réponse', readOnly: true, initial: 0 }),
    reason: text({ label: 'Cause', readOnly: true }),
    created_at: instant({ label: 'Créée le' }),
    updated_at: instant({ label: 'Modifiée le' }),
  },
  {
    client_file: { type: 'client_file', many: false },
    created_by: { type: 'user', many: false },
    package: { type: 'commercial_report_package', many: false },
    previous: { type: 'commercial_report', many: false },
    questions: { type: 'commercial_report_question', many: true },
    events: { type: 'commercial_report_event', many: true },
  },
)

/** What a new study is made of; all but the file has a usual value. */
export const studyGeneration = defineResource('commercial_report', {
  client_file: reference({ label: 'Dossier client', required: true }),
  title,
  chapters,
  scenarios,
  properties,
  sliders,
  previous: reference({ label: 'Version remplacée' }),
})

/** What goes with an action on a study. */
export const studyChange = defineResource('commercial_report', {
  action: text({ label: 'Action', required: true, help: '`retry` ou `answer`' }),
  question: reference({ label: 'Question' }),
  text: longText({ label: 'Réponse', private: true, maxLength: 2_000 }),
})

/** An answer to a question of a reader. */
export const studyAnswer = defineResource('commercial_report', {
  question: reference({ label: 'Question', required: true }),
  text: longText({ label: 'Réponse', private: true, required: true, maxLength: 2_000 }),
})
