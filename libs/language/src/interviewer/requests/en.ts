import { type RequestPatterns } from './patterns';

const goOn = String.raw`(?:continue|finish|resume|carry on|pick (?:this|it|things) (?:back )?up|do (?:this|it|the rest)|wrap (?:this|it) up|stop|pause|reschedule|talk|speak|come back)`;
const object = String.raw`(?: (?:this|it|up|off|here|again|maybe|perhaps|please|to (?:this|it)|the (?:interview|conversation|call|rest|session)|talking|with (?:this|it|the (?:interview|rest))))*`;
const later = String.raw`(?:later|tomorrow|tonight|another (?:time|day)|some other time|next (?:week|month|time)|this (?:afternoon|evening)|at (?:some|another|a later) (?:point|time)|in (?:an?|one|two|a few|\d+) (?:hours?|days?|minutes?)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:in the |the next )?(?:morning|afternoon|evening)|when i have (?:more )?time)`;
const leave = String.raw`(?:go|run|leave|hop off|drop off|jump off|hang up|head out)`;

export const en: RequestPatterns = {
  finishLater: [
    `<clause>(?:can|could|may|might|shall|should) (?:we|i) (?:please |maybe |perhaps |just )?${goOn}${object} ${later}`,
    `<clause>let(?:'s| us) (?:please |maybe |perhaps |just )?${goOn}${object} ${later}`,
    `<start>i(?:'d| would)?(?: rather| (?:like|love|prefer|want|need|have) to) ${goOn}${object} ${later}`,
    `<clause>(?:is it|would it be) (?:possible|ok|okay|all right|alright|fine) (?:to|if we|if i) ${goOn}${object} ${later}`,
    `<start>(?:i(?:'ve| have)? )?(?:really |actually |unfortunately )?(?:got to|gotta|have to|need to|must|should) ${leave}(?: now| soon| in (?:an?|one|two|five|ten|\\d+) minutes?)?(?=[,.!?;]|$| but| so| sorry| because| unfortunately| i'm)`,
    `<clause>(?:can|could|may|shall) (?:we|i) (?:please |just )?(?:stop|pause|end|finish)(?: (?:here|now|this|it|there|the (?:interview|call|conversation)))+`,
    `<clause>let(?:'s| us) (?:stop|pause|end)(?: (?:here|now|this|it|there|the (?:interview|call|conversation)))+`,
    `<start>i(?:'d| would)?(?: like| want| need| have)? to (?:stop|pause|end)(?: (?:here|now|this|there|the (?:interview|call|conversation)))+`,
    `<start>i (?:don't|do not) want to (?:continue|go on)`,
    "<start>(?:i'm|i am|we're|we are) (?:running )?out of time",
    '<clause>(?:can|could|may) (?:i|you) call (?:you|me) back',
    `<start>i(?:'ll| will) (?:finish|continue|do) (?:this|it|the rest) ${later}`,
    `<start>(?:i have|i've got) (?:another|a) (?:call|meeting)(?: now| in (?:a|one|two|five|ten|\\d+) minutes?)`,
  ],
  offTheRecord: [
    'off[ -]the[ -]record',
    'not for attribution',
    "(?:don't|do not|never) (?:quote|record|print|publish|use|write) (?:that|this|me|it)(?: down)?",
    'just between (?:you and me|us)',
    'keep (?:that|this|it) (?:out of (?:the|your) (?:record|transcript|recording|notes)|confidential|between us|to yourself)',
    '(?:this|that)(?: part)? (?:is|stays|should stay|must stay) (?:confidential|off record|between us)',
  ],
  strike: [
    'strike (?:that|this)(?=[,.!?;]|$| from| please| -)',
    'please (?:delete|remove|erase|ignore|disregard|forget) (?:that|this|what i (?:just )?said)',
    "(?:forget|disregard|ignore|delete|erase|scratch|strike) (?:what|everything|the last thing) i(?:'ve| have)? just (?:said|told you)",
    '(?:disregard|scratch) that(?=[,.!?;]|$)',
  ],
  onTheRecord: [
    '(?:back|again) (?:on|to) (?:the )?record',
    'on (?:the )?record (?:again|now)',
    "<start>(?:(?:we(?:'re| are)|this is|the rest is|what follows is) (?:now |again )?)?on (?:the )?record",
  ],
  repeat: [
    '(?:can|could|would|will) you (?:please |maybe )?(?:repeat|rephrase)',
    '<start>(?:please )?(?:repeat|rephrase) (?:that|it|the question|please)',
    'say (?:that|it|this|the question) (?:again|once more|one more time)',
    'come again',
    'one more time,? please',
    "<start>(?:i )?(?:didn't|did not|couldn't|could not|can't) (?:quite |really )?(?:catch|hear|get|understand) (?:that|you|it|the question|what you said)",
    'what was the question',
    '<start>(?:pardon(?: me)?|excuse me|sorry|what|huh)\\s*\\?',
  ],
  refusal: [
    "(?:don't|do not|wouldn't|would not) (?:really |actually |honestly )?know",
    'no idea',
    'not sure',
    'no comment',
    "(?:i'd|i would|would) rather not",
    'prefer not to',
    "(?:can't|cannot|can not) (?:really )?(?:say|answer|comment|share|discuss|disclose|talk about)",
    "(?:don't|do not) want to (?:answer|talk|say|discuss|comment)",
    '<start>(?:pass|skip|next)(?:[.!,]|$)',
    'next question',
    'skip (?:this|that|it|the question)',
    'nothing (?:comes to mind|to add|to say)',
    'not (?:allowed|able|at liberty) to',
    'under (?:an )?nda',
  ],
};
