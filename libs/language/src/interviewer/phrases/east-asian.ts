import { type Phrases } from './phrases';

export const zh: Phrases = {
  hello: '{expert}，您好，感谢您参加这次访谈。',
  introduction: '我叫{persona}，是主持这次访谈的人工智能。',
  acknowledgements: ['谢谢。', '我明白了。', '好的。'],
  probes: ['您能再多谈一些吗？', '您能举一个具体的例子吗？', '您能更详细地描述一下吗？'],
  closing: '这是我的最后一个问题。非常感谢您的时间和回答。再见。',
  silence: [
    '您还在吗？请不用着急，慢慢来。',
    '我还没有收到您的回答。准备好后请继续。',
    '我仍然没有收到您的回答。我即将结束谈话，您可以稍后再回来。',
  ],
  repeat: '当然可以。问题是这样的。',
  resume: '欢迎回来。我们从这个问题继续。',
  finishLater: '当然可以。我们先到这里，您可以稍后继续。谢谢。',
  offTheRecord: '我已注明这部分不公开。准备好后请继续。',
  offTheRecordUntil: '从现在起的内容不公开，直到您说：恢复记录。',
  backOnTheRecord: '现在重新开始记入谈话内容。',
  strike: '这部分已从记录中删除。',
  timeUp: '时间到了，我们就到这里。非常感谢您的时间和回答。再见。',
  summaryOpening: '{expert}回答了{total}个问题中的{answered}个。',
  summaryAnswer: '关于“{question}”：“{answer}”',
};

export const ja: Phrases = {
  hello: '{expert}さん、こんにちは。本日はご協力ありがとうございます。',
  introduction: '私はこのインタビューを担当するAIの{persona}です。',
  acknowledgements: ['ありがとうございます。', 'なるほど。', '承知しました。'],
  probes: [
    'それについて、もう少しお聞かせいただけますか。',
    '具体的な例を挙げていただけますか。',
    'もう少し詳しくご説明いただけますか。',
  ],
  closing: 'これが最後の質問でした。お時間とご回答をいただき、誠にありがとうございました。失礼いたします。',
  silence: [
    'まだいらっしゃいますか。どうぞごゆっくりお考えください。',
    'まだお返事をいただいていません。準備ができましたら、続けてください。',
    '引き続きお返事がないようです。まもなく会話を終了しますが、後ほどお戻りいただけます。',
  ],
  repeat: 'かしこまりました。もう一度質問いたします。',
  resume: 'お帰りなさい。この質問から続けましょう。',
  finishLater: 'かしこまりました。今回はここまでとし、後ほど続きをお願いいたします。ありがとうございます。',
  offTheRecord: 'オフレコとして記録しました。準備ができましたら、続けてください。',
  offTheRecordUntil: 'ここからはオフレコです。「記録再開」とおっしゃるまで続きます。',
  backOnTheRecord: 'ここからまた記録いたします。',
  strike: 'その部分は記録から削除しました。',
  timeUp:
    'お時間になりましたので、ここで終わります。お時間とご回答をありがとうございました。失礼いたします。',
  summaryOpening: '{expert}さんは{total}問中{answered}問に回答しました。',
  summaryAnswer: '「{question}」について：「{answer}」',
};

export const ko: Phrases = {
  hello: '안녕하세요, {expert} 님. 참여해 주셔서 감사합니다.',
  introduction: '저는 이 인터뷰를 진행하는 인공지능 {persona}입니다.',
  acknowledgements: ['감사합니다.', '그렇군요.', '알겠습니다.'],
  probes: [
    '그 점에 대해 조금 더 말씀해 주시겠어요?',
    '구체적인 예를 들어 주시겠어요?',
    '좀 더 자세히 설명해 주시겠어요?',
  ],
  closing: '이것이 마지막 질문이었습니다. 시간을 내어 답변해 주셔서 대단히 감사합니다. 안녕히 계세요.',
  silence: [
    '아직 계신가요? 천천히 생각하셔도 됩니다.',
    '아직 답변을 받지 못했습니다. 준비되시면 계속해 주세요.',
    '여전히 답변을 받지 못했습니다. 곧 대화를 마치겠습니다. 나중에 다시 오실 수 있습니다.',
  ],
  repeat: '물론입니다. 질문을 다시 말씀드리겠습니다.',
  resume: '다시 오신 것을 환영합니다. 이 질문부터 계속하겠습니다.',
  finishLater: '물론입니다. 지금은 여기까지 하고, 나중에 계속하실 수 있습니다. 감사합니다.',
  offTheRecord: '이 내용이 비공개임을 기록했습니다. 준비되시면 계속해 주세요.',
  offTheRecordUntil: '지금부터는 비공개입니다. 되돌리시려면 이렇게 말씀해 주세요: 다시 공개로.',
  backOnTheRecord: '이제부터 대화를 다시 남기겠습니다.',
  strike: '그 부분은 기록에서 삭제했습니다.',
  timeUp: '시간이 다 되어 여기서 마치겠습니다. 시간을 내어 답해 주셔서 대단히 감사합니다. 안녕히 계세요.',
  summaryOpening: '{expert} 님은 질문 {total}개 중 {answered}개에 답했습니다.',
  summaryAnswer: '“{question}”에 대해: “{answer}”',
};

export const vi: Phrases = {
  hello: 'Xin chào {expert}, cảm ơn đã dành thời gian tham gia.',
  introduction: 'Tôi là {persona}, trí tuệ nhân tạo thực hiện cuộc phỏng vấn này.',
  acknowledgements: ['Xin cảm ơn.', 'Tôi hiểu.', 'Tôi đã ghi nhận.'],
  probes: [
    'Xin cho biết thêm một chút về điều đó được không?',
    'Xin nêu một ví dụ cụ thể được không?',
    'Xin mô tả điều đó chi tiết hơn được không?',
  ],
  closing:
    'Đó là câu hỏi cuối cùng của tôi. Xin chân thành cảm ơn về thời gian và các câu trả lời. Xin chào.',
  silence: [
    'Chúng ta còn kết nối không? Xin cứ thong thả suy nghĩ.',
    'Tôi chưa nhận được câu trả lời. Xin tiếp tục khi đã sẵn sàng.',
    'Tôi vẫn chưa nhận được câu trả lời. Tôi sẽ sớm kết thúc cuộc trò chuyện; có thể quay lại sau.',
  ],
  repeat: 'Tất nhiên rồi. Xin nhắc lại câu hỏi.',
  resume: 'Rất vui được tiếp tục. Chúng ta quay lại câu hỏi này.',
  finishLater: 'Tất nhiên rồi. Chúng ta tạm dừng ở đây và có thể tiếp tục sau. Xin cảm ơn.',
  offTheRecord: 'Tôi đã ghi chú rằng điều này không công khai. Xin tiếp tục khi đã sẵn sàng.',
  offTheRecordUntil: 'Từ bây giờ mọi điều sẽ được giữ kín, cho đến khi nghe câu: trở lại công khai.',
  backOnTheRecord: 'Cuộc trò chuyện được ghi nhận trở lại.',
  strike: 'Tôi đã bỏ phần đó khỏi bản ghi.',
  timeUp:
    'Đã hết thời gian, nên tôi xin dừng ở đây. Xin chân thành cảm ơn thời gian và các câu trả lời. Xin tạm biệt.',
  summaryOpening: '{expert} đã trả lời {answered} trên {total} câu hỏi.',
  summaryAnswer: 'Về “{question}”: “{answer}”',
};
