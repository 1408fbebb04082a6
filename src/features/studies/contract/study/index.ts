export {
  chapterKeys,
  isChapterKey,
  lastingChapters,
  studyChapters,
  usualChapters,
  type ChapterChoice,
  type ChapterKey,
} from './chapterKeys'
export type {
  StudyContext,
  StudyFacts,
  StudyFigures,
  StudyLot,
  StudyOperation,
  StudyScenario,
  StudyTexts,
  WrittenFact,
} from './facts'
export {
  inSliderOrder,
  isSliderKey,
  moved,
  sliderAnswer,
  studySliders,
  writeSliderValue,
  type Slider,
  type SliderKey,
  type SliderValues,
} from './sliders'
