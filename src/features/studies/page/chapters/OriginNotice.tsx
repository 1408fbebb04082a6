import { studySliders, writeSliderValue } from '#features/studies/contract/study'
import { Icon } from '../icons'
import { sliderValue, type Shown, type WhatIf } from '../whatIf/whatIf'

/** What of a chapter stays as it was proposed, whatever is moved. */
const unmoved: Readonly<Partial<Record<string, string>>> = {
  solution: 'Les réponses sous «\u00a0L’opération\u00a0» restent celles de la proposition.',
  comparison: 'Les variantes restent celles de la proposition.',
}

interface OriginNoticeProps {
  readonly chapterKey: string
  readonly shown: Shown
  readonly whatIf: WhatIf
}

/** Says that the figures are not those of the proposal, and which of them are. */
export function OriginNotice({ chapterKey, shown, whatIf }: OriginNoticeProps) {
  if (shown.isProposal) return null
  const moved = shown.facts.sliders
    .filter(({ key }) => shown.values[key] !== undefined)
    .map((slider) => `${studySliders[slider.key].label} ${writeSliderValue(slider.key, sliderValue(slider, shown))}`)
  return (
    <div className="notice is-info">
      <Icon name="info" />
      <p>
        <strong>Vos réglages&nbsp;: {moved.join(', ')}.</strong> {unmoved[chapterKey]}{' '}
        <button type="button" className="link-button" onClick={whatIf.reset}>
          Revenir à la proposition
        </button>
      </p>
    </div>
  )
}
