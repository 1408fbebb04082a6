import { CopyOutlined } from '@ant-design/icons'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useCopyToClipboard } from '#client/feedback'
import { doubts, writeFigure, type Explanation } from '#client/ui/explanation'

/** An explanation as a text to paste in a letter. */
export function explanationText({ label, value, unit, sentence, lines, rules }: Explanation): string {
  return [
    `${label}\u00a0: ${writeFigure(value, unit)}`,
    sentence,
    ...lines.map((line) => `- ${line.label}\u00a0: ${writeFigure(line.value, line.unit)}`),
    ...rules.map(ruleText),
  ].join('\n')
}

function ruleText({ label, value, source, from, reliability }: Explanation['rules'][number]): string {
  const doubt = reliability === 'official' ? '' : `, ${doubts[reliability].toLowerCase()}`
  return `- ${label}\u00a0: ${value} (${source}, en vigueur depuis le ${formatDate(from)}${doubt})`
}

const COPY = {
  copied: 'Explication copiée',
  refused: 'La copie n’est pas permise ici\u00a0: sélectionnez le texte et copiez-le au clavier.',
}

/** Puts an explanation in the clipboard. */
export function CopyExplanation({ explanation }: { explanation: Explanation }) {
  const copy = useCopyToClipboard()
  return (
    <Button
      icon={<CopyOutlined aria-hidden />}
      onClick={() => {
        void copy(explanationText(explanation), COPY)
      }}
    >
      Copier
    </Button>
  )
}
