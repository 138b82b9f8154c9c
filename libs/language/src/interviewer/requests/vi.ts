import { type RequestPatterns } from './patterns';
import { respelled } from './spelling';

const me = String.raw`(?:tôi|mình|em|anh|chị|tui|cháu|con|chúng tôi)`;
const you = String.raw`(?:bạn|anh|chị|em|cô|ông|bà|chú|quý vị|các bạn|các anh|các chị|bên bạn|bên anh|bên chị|phía bạn|mấy người|mày|máy|công ty bạn)`;
const talk = String.raw`(?:(?:cái |việc )?(?:cuộc |buổi )?(?:phỏng vấn|trò chuyện|nói chuyện|gọi|hỏi đáp|khảo sát|đối thoại|trao đổi|điện thoại|cuộc gọi)(?: này| hôm nay)?)`;
const stop = String.raw`(?:dừng|ngừng|ngưng|kết thúc|chấm dứt|thôi|hủy|hủy bỏ|cúp máy|dừng lại|ngừng lại|ngưng lại|nghỉ|rút lui|dừng hẳn)`;
const wish = String.raw`(?:muốn|cần|phải|xin|xin phép|sẽ|thích|quyết định|đề nghị|yêu cầu|xin được|muốn xin|mong|mong muốn|mong được)`;
const soon = String.raw`(?: (?:ngay|luôn|ở đây|tại đây|lại|bây giờ|lúc này|lập tức|ngay lập tức|ngay bây giờ|đi|thôi|nhé|ạ|được không|được rồi|giùm|giúp|hẳn|cho|hôm nay|rồi|được chưa|${talk}))`;
const till = String.raw`(?=[,.!?;…]|$| (?:ạ|nhé|đi|nha|thôi|được không|được chứ|vì|cảm ơn|xin|rồi|nữa|giùm|giúp|không|luôn|ngay|nhưng|và|đâu|đây|với)(?:[ ,.!?;…]|$))`;
/** Continuations of a wish that show that it is the expert's own. */
const rest = String.raw`(?:[,. ]+[^.!?]{0,30}[.!?]*$)?`;
const all = String.raw`(?:(?:tất cả|toàn bộ|hết|mọi|hết tất cả|các|những)(?: các| những| mọi)? ?)`;
const mine = String.raw`(?:${all}?(?:(?:những )?(?:(?:điều|thứ|lời|cái) )?(?:gì|điều|lời|thứ)(?: mà)? ${me} (?:đã |có )*(?:nói|kể|trả lời|chia sẻ|cung cấp)|(?:dữ liệu|thông tin|câu trả lời|bản ghi âm|bản ghi|ghi âm|lời nói|giọng nói|phần trả lời)(?: cá nhân)?(?: (?:và|cùng|lẫn) (?:dữ liệu|thông tin|câu trả lời|bản ghi âm|bản ghi|ghi âm))?(?: cá nhân)?(?: của)? (?:tôi|mình|em)))`;
const erase = String.raw`(?:xóa|hủy|xóa bỏ|hủy bỏ|xóa sạch|xóa hết|loại bỏ|tiêu hủy|xóa đi|gỡ bỏ|gỡ)`;
const please = String.raw`(?:(?:xin |làm ơn |vui lòng |hãy |xin hãy |xin vui lòng |nhờ |đề nghị |yêu cầu |cho |có thể |mong )*(?:${you} )?(?:có thể |hãy |vui lòng |làm ơn |giúp |giùm )*)`;
const that = String.raw`(?:(?:cái )?(?:câu|đoạn|điều|phần|ý|lời|chỗ|cái)(?: nói| trả lời)?(?: cuối| cuối cùng| vừa rồi| vừa nãy| lúc nãy| đó| này| ấy| kia| trên| trước)+|(?:những |cái |điều |câu |lời |đoạn |phần )*(?:gì )?(?:mà )?(?:tôi|mình|em|anh) (?:mới |vừa |vừa mới |nãy )+(?:nói|kể|trả lời)(?: xong)?|(?:cái|điều|lời) vừa (?:rồi|nói|xong))`;

const table: RequestPatterns = {
  end: [
    `<clause>${me} (?:thật sự |thực sự |bây giờ |giờ |chỉ |đang |cũng |xin )*${wish} ${stop}${soon}*${till}`,
    `(?:bây giờ|giờ|nhưng|thôi|xin lỗi) (?:thì )?${me} ${wish} ${stop}${soon}*${till}`,
    `<clause>(?:tôi|em|mình) (?:xin |xin phép )?(?:dừng|ngừng|ngưng|kết thúc|chấm dứt)${soon}+${till}`,
    `<clause>(?:${please}|(?:chúng ta|ta|mình) (?:có thể |nên |hãy |xin )*|cho (?:tôi|em|mình|phép tôi) |thôi |thôi nào |hãy |bây giờ )(?:dừng|ngừng|ngưng|kết thúc|chấm dứt|hủy|kết thúc|dừng lại|ngừng lại)${soon}+${till}`,
    `<clause>(?:dừng|ngừng|ngưng|kết thúc|chấm dứt|hủy)(?: lại)? ${talk}${soon}*${till}`,
    `<start>(?:(?:dừng|ngừng|thôi|đủ|kết thúc)(?: (?:lại|đi|rồi|ở đây))*[,.!]? )?${me} (?:thật sự |thực sự |bây giờ |giờ |hoàn toàn |đã )*(?:không|chẳng|hết|chả) (?:còn )?(?:muốn|thích|định|thể|sẵn sàng|hứng|có ý định|cần) (?:tiếp tục|nói tiếp|trả lời (?:thêm|nữa|tiếp|bất kỳ|bất cứ|câu (?:hỏi )?nào|các câu)|nói (?:nữa|thêm|chuyện nữa|chuyện tiếp)|tham gia (?:nữa|tiếp|phỏng vấn)|phỏng vấn)(?: (?:nữa|thêm|đâu|ạ|này))*`,
    `<clause>(?:${me} )?(?:sẽ )?(?:không|chẳng) (?:trả lời|nói)(?: thêm)?(?: (?:nữa|câu (?:hỏi )?nào(?: nữa| hết)?|gì (?:thêm|nữa)|gì hết|bất (?:kỳ|cứ) (?:câu (?:hỏi )?)?(?:nào|gì)(?: nữa)?|thêm câu (?:hỏi )?nào(?: nữa)?|thêm gì nữa))${till}`,
    `<clause>(?:không|chẳng) (?:muốn )?(?:tiếp tục|phỏng vấn|trả lời|nói)(?: gì| chuyện)? nữa${till}`,
    `<clause>(?:${please})(?:đừng|không|thôi) (?:có )?(?:hỏi|gọi|làm phiền|phỏng vấn|quấy rầy)(?: (?:tôi|em|mình|thêm|gì|cho tôi|câu nào))* ?(?:nữa|thêm|đi)${till}`,
    `<clause>(?:để (?:cho )?(?:tôi|em|mình) yên|đừng làm phiền (?:tôi|em|mình)|biến đi|tha cho tôi)`,
    `<clause>(?:không (?:có|còn)?|hết) ?(?:thêm )?câu hỏi (?:nào )?(?:thêm |khác )?nữa(?: nhé| đâu| ạ)?${till}`,
    `<clause>(?:tôi |em )?(?:đã )?(?:bảo|nói)(?: là| rồi)? (?:dừng|ngừng|thôi|đủ rồi|kết thúc|không trả lời|không muốn)(?: lại| rồi| mà)*${rest}`,
    `<clause>(?:vậy )?(?:thế |như vậy |vậy )?(?:là )?(?:quá )?đủ rồi[,. ]+(?:tôi|dừng|kết thúc|không|đừng|thôi|ngừng|cảm ơn)`,
    `<whole>(?:xin )?(?:tạm biệt|chào tạm biệt|bai bai|bye bye)(?: (?:bạn|anh|chị|em|nhé|nha|ạ))*`,
    `<clause>(?:${me} )(?:xin phép |phải )?cúp máy(?: đây| nhé| ạ| luôn)?${till}`,
    `<clause>${talk} (?:xin )?(?:kết thúc|dừng|đến đây|chấm dứt)(?: (?:ở đây|tại đây|ở đó|là hết|thôi|nhé|được rồi|đến đây|ngay|ngay bây giờ))*${till}`,
    `<clause>(?:hôm nay |chúng ta |mình |tôi |ta )?(?:xin |nên )?(?:dừng|kết thúc|ngừng|đến) (?:ở |tại )?đây(?: thôi| là được| nhé| đi| là đủ| được không| được rồi)?${till}`,
    `<clause>(?:tôi |em |mình )?(?:chịu hết nổi|chán lắm rồi|mệt lắm rồi|hết chịu nổi|quá mệt)[,. ]+`,
    `<whole>(?:thôi[,.! ]+)+(?:dừng|đủ|ngừng|kết thúc)(?: (?:lại|đi|rồi|thôi))*`,
  ],
  endPerhaps: [
    '<whole>(?:dừng|dừng lại|dừng lại đi|ngừng|ngừng lại|ngưng|thôi|thôi đi|thôi đủ rồi|đủ rồi|thế là đủ|vậy là đủ|vậy thôi|thế thôi|kết thúc|kết thúc đi|hết|hết rồi|xong|xong rồi|tôi xong rồi|hủy|hủy bỏ|tôi bỏ cuộc|tôi chịu|tôi hết rồi|đủ rồi đấy)(?: ạ| nhé| nha)?',
  ],
  withdraw: [
    `<clause>(?:${me} )?(?:${wish} |chính thức |bây giờ |đã )*(?:rút lại|rút|thu hồi|hủy|hủy bỏ|bỏ)(?: lại)?(?: (?:sự|lời|giấy|việc))? (?:đồng ý|chấp thuận|cho phép|chấp nhận|ưng thuận|đồng thuận|ủy quyền)`,
    `(?:tôi|em|mình) (?:${wish} |chính thức |bây giờ |đã )*(?:rút lại|rút|thu hồi|hủy|hủy bỏ)(?: lại)?(?: (?:sự|lời|giấy|việc))? (?:đồng ý|chấp thuận|cho phép|chấp nhận|đồng thuận)`,
    `<clause>${me} (?:${wish} )+(?:rút (?:lui |khỏi |ra khỏi |tên )+|ngừng tham gia|thôi tham gia|không tham gia|rời khỏi)(?:khỏi )?(?:cuộc |buổi |dự án )?(?:nghiên cứu|khảo sát|phỏng vấn|này|dự án)?`,
    `<clause>${me} (?:xin )?rút (?:lui )?(?:khỏi|ra khỏi) (?:cuộc |dự án |chương trình )?(?:nghiên cứu|khảo sát|phỏng vấn|dự án|này)`,
    `<start>(?:tôi )?(?:đã )?(?:đổi ý|nghĩ lại)(?: rồi)?[,.]? ${me} không (?:còn )?(?:muốn|đồng ý) tham gia(?: nữa)?`,
    `<clause>${me} (?:bây giờ |giờ )?không (?:còn )?đồng ý (?:nữa|tham gia|cho (?:phép )?${you}|với (?:cuộc|việc|buổi)|để ${you})`,
    `<clause>${me} không còn đồng ý`,
    `<clause>(?:${please}|${me} (?:${wish} )+(?:${you} )?|có thể )?${erase}(?: (?:giúp|giùm|đi|hết|cho)(?: tôi| em| mình)?)*(?: ${mine})(?: (?:đi|ngay|giúp tôi|nhé|ạ|khỏi|được không))*`,
    `${erase} (?:hết |toàn bộ |tất cả )+(?:các |những |mọi )?(?:dữ liệu|thông tin|câu trả lời|ghi âm|bản ghi)(?: cá nhân)?(?: của)? (?:tôi|mình|em)`,
    `<clause>(?:${me} )?(?:không (?:muốn|cho phép|đồng ý|được phép|được|cho)|đừng|cấm|xin đừng)(?: cho| để)?(?: ${you})?(?: được)? ?(?:sử dụng|dùng|lưu|lưu trữ|lưu giữ|giữ|chia sẻ|công bố|phân tích|giữ lại|lưu lại)(?: lại)? (?:bất (?:kỳ|cứ) )?${mine}`,
    `<clause>(?:${me} )?không (?:muốn|đồng ý|cho phép)(?: để| cho| việc)? ${mine} (?:bị |được )?(?:sử dụng|dùng|lưu|lưu trữ|lưu giữ|giữ|chia sẻ|công bố|phân tích|đem)`,
    `<clause>${me} không (?:muốn|cho phép) (?:bất (?:kỳ|cứ) )?(?:điều gì|thứ gì|cái gì|gì)(?: mà)? ${me} (?:đã )?nói (?:được|bị)`,
    `<clause>(?:tôi |em )?rút lại (?:tất cả|toàn bộ|mọi)(?: những)? (?:gì|điều|lời|câu)`,
  ],
  withdrawPerhaps: [
    `<whole>(?:${please})${erase} (?:hết|tất cả|toàn bộ|sạch|hết tất cả|hết đi|mọi thứ)(?: (?:đi|luôn|giúp tôi|giùm tôi|nhé|mọi thứ|ạ))*`,
    `<clause>${me} (?:rất )?hối hận (?:vì )?(?:đã )?(?:tham gia|đồng ý|nhận lời)`,
    `<clause>(?:lẽ ra |đáng lẽ )${me} không nên (?:đồng ý|tham gia|nhận lời)`,
  ],
  'finish-later': [
    '<clause>(?:chúng ta |mình |tôi |ta |em )?(?:có thể )?(?:tiếp tục|dừng|kết thúc|nói tiếp|làm tiếp|hẹn lại|gọi lại|nói chuyện)(?: (?:lại|cuộc phỏng vấn|việc này|tiếp|cho tôi|phần còn lại))* (?:vào )?(?:ngày mai|mai|sau|lúc khác|hôm khác|tuần sau|dịp khác|khi khác|chiều nay|tối nay|thứ \\p{L}+|lần khác|buổi khác)(?: được không|$|[,.!?]| nhé| ạ| được chứ)?',
    '<clause>(?:ngày mai|mai|hôm khác|lúc khác|tuần sau|lát nữa|chút nữa|chiều nay|tối nay|khi khác)(?: thì)?(?: (?:mình|tôi|chúng ta|ta|em|bạn|anh|chị))?(?: (?:hãy|có thể|sẽ))* (?:tiếp tục|làm tiếp|nói tiếp|gọi lại|nói chuyện tiếp|hẹn lại)(?=[,.!?;]|$| (?:được|nhé|ạ|cho|giúp|đi))',
    '<clause>(?:tôi |em |mình )(?:muốn|thích|xin|cần|phải) (?:được )?(?:tiếp tục|làm tiếp|hoàn thành|hẹn|nói tiếp|để)(?: (?:lại|nốt|cuộc phỏng vấn|phần còn lại|việc này|sang|vào|tiếp))* (?:vào )?(?:ngày mai|mai|lúc khác|hôm khác|tuần sau|dịp khác|khi khác|sau|ngày khác)',
    '<start>(?:tôi|em|mình) (?:phải|cần|có việc phải|có việc|xin phép) (?:đi|cúp máy|ra ngoài|họp|đi họp|về|đi có việc)(?: rồi| ngay| bây giờ| đây| trước)*(?=[,.!?;]|$| vì| có)',
    '<start>(?:tôi|em|mình) (?:có|đang có|sắp có) (?:cuộc|buổi) (?:họp|hẹn)',
    '<clause>(?:bây giờ|lúc này|giờ) (?:tôi |em )?(?:không tiện|đang bận|bận|không rảnh|không có thời gian)',
    '<start>(?:tôi|em|mình) (?:hết|không (?:có|còn)) (?:thời gian|giờ)(?=[,.!?;]|$| rồi| nữa| bây giờ)',
    '<clause>(?:chúng ta |mình |ta |cho tôi )?(?:có thể |xin )?(?:tạm dừng|tạm nghỉ|nghỉ một chút|tạm ngưng)(?: (?:ở đây|một lát|một chút|ở đó|chút))*(?: được không| nhé| và| rồi| đã|$|[,.!?])',
    '<clause>(?:để|hẹn) (?:ngày |hôm |khi |lúc |tuần )?(?:mai|khác|sau)(?: (?:nhé|được không|tiếp tục|làm tiếp|nói tiếp))*$',
    '(?:phần còn lại|còn lại) (?:để )?(?:ngày mai|hôm khác|lúc khác|tuần sau|sau)',
    '<clause>(?:hôm khác|ngày mai|tuần sau|lúc khác|mai)(?: hãy| có thể)? (?:gọi lại|làm tiếp|tiếp tục|nói tiếp|hẹn lại)',
    '<clause>(?:có thể |bạn |anh |chị )*gọi lại (?:cho )?(?:tôi|em|mình)',
  ],
  skip: [
    `<clause>(?:${please}|${me} (?:${wish} )+|chúng ta (?:có thể )?|cho (?:tôi|em|phép tôi) )?(?:bỏ qua|chuyển qua|chuyển sang|qua|sang|lướt qua|nhảy qua)(?: luôn)? (?:câu|câu hỏi)(?: hỏi)?(?: này| đó| ấy| khác| tiếp theo| tiếp| kế tiếp| kế| sau)*${till}`,
    `<clause>(?:${please}|${me} (?:${wish} )+|chúng ta |cho (?:tôi|em) )?bỏ qua(?: (?:này|đi|cái này|được không|nhé|chỗ này|phần này))*${till}`,
    `<clause>(?:cho )?(?:câu (?:hỏi )?|câu )(?:tiếp theo|tiếp|kế tiếp|khác|sau)(?: đi| nhé| ạ| được không| xin mời)*${till}`,
    `<clause>(?:${me} )?(?:xin phép |xin |phép )?(?:không muốn|không tiện|xin không|thà không|từ chối|không) trả lời (?:câu (?:hỏi )?(?:này|đó|ấy)|điều này|điều đó|chuyện này|về chuyện (?:này|đó)|về điều (?:này|đó)|vấn đề này)`,
    `<clause>${me} (?:không muốn|không tiện|xin phép không|từ chối) (?:trả lời|nói|bình luận)${till}`,
    '<whole>(?:bỏ qua|qua|tiếp|tiếp theo|chuyển tiếp|câu tiếp|câu khác|miễn bình luận|không bình luận|câu tiếp theo)(?: đi| nhé| ạ)?',
    `<clause>câu (?:hỏi )?này (?:thì )?(?:${me} )?(?:xin |cho )?(?:bỏ qua|qua|không trả lời|bỏ|tôi bỏ qua)`,
  ],
  'go-back': [
    `<clause>(?:${please}|${me} (?:${wish} )+|chúng ta |mình |ta |cho (?:tôi|em) |hãy |có thể )*(?:quay lại|trở lại|quay về|trở về|lùi lại|quay ngược lại)(?: với)? ?(?:một )?(?:câu|câu hỏi|phần|chủ đề|vấn đề)(?: hỏi)?(?: số)?(?: trước| đầu| đầu tiên| lúc nãy| vừa rồi| đó| thứ| một| hai| ban nãy| cũ)+`,
    '<whole>(?:câu (?:hỏi )?trước(?: đó)?|quay lại|lùi lại(?: một câu)?|trở lại câu trước)(?: đi| nhé| ạ| được không)?',
    `<clause>(?:cho )?(?:tôi |em )?(?:xin )?(?:nói|trả lời) lại (?:về )?câu (?:hỏi )?(?:trước|đầu)`,
  ],
  repeat: [
    '(?:nhắc lại|lặp lại|nói lại|hỏi lại|đọc lại)(?: giúp| giùm| cho)?(?: tôi| em| mình)?(?: một lần nữa| lần nữa| một lần)? ?(?:câu hỏi|câu (?:đó|này|vừa rồi)|được không|giúp|giùm|một lần nữa|lần nữa)',
    '<start>(?:(?:bạn|anh|chị|em) )?(?:xin|vui lòng|làm ơn|có thể|hãy|nhờ)(?: vui lòng| hãy| (?:bạn|anh|chị))* (?:nhắc lại|lặp lại|nói lại|hỏi lại|đọc lại)(?=[,.!?;]|$| (?:không|được|câu|giúp|giùm|một|cho|đi|ạ))',
    '<clause>(?:(?:tôi|em|mình) )?(?:chưa|không) (?:nghe (?:rõ|được|kịp|thấy|ra)|hiểu câu hỏi)(?=[,.!?;]|$| (?:gì|câu|lắm|ạ|bạn|anh|chị|nói|cho))',
    '<clause>(?:(?:tôi|em|mình) )?nghe (?:không|chưa) (?:rõ|kịp|được|thấy|ra)(?=[,.!?;]|$| (?:lắm|ạ|câu|gì))',
    '<clause>cho (?:tôi|em|mình) nghe lại(?: câu hỏi)?',
    '<clause>(?:cho hỏi )?câu hỏi (?:vừa rồi )?là gì(?=[,.!?;]|$| (?:nhỉ|vậy|ạ|thế))',
    '<whole>(?:gì cơ|gì ạ|sao cơ|sao ạ|cái gì cơ|hả|dạ|gì|sao|một lần nữa|lần nữa|nói gì cơ|nói lại đi|nhắc lại đi|nhắc lại|nói lại)(?: ạ| đi| nhé| bạn)?\\s*\\??(?<!^dạ)',
    '<clause>(?:bạn|anh|chị|em)? ?(?:vừa|mới|đã)(?: mới)? (?:nói|hỏi) (?:gì|cái gì|sao)(?=[,.!?;]|$| (?:vậy|ạ|thế|cơ|nhỉ))',
    '<clause>(?:bạn|anh|chị) nói (?:gì|sao)(?: vậy| cơ| ạ| thế)?(?=[,.!?;]|$)',
  ],
  rephrase: [
    `(?:nghĩa|ý) là (?:gì|sao|thế nào)(?=[,.!?;]|$| (?:vậy|ạ|thế|nhỉ|trong|ở))`,
    `<clause>(?:ý )?(?:của )?${you} (?:đang |thực ra )?(?:muốn (?:nói|hỏi)|định (?:nói|hỏi)|có ý) (?:gì|là gì|là sao|cụ thể|thế nào|điều gì|về gì)`,
    `<clause>ý (?:của )?${you} là (?:gì|sao|thế nào)`,
    `<clause>${me} (?:vẫn )?(?:không|chưa)(?: thật sự)? (?:hiểu|rõ|hiểu rõ|nắm)(?: (?:lắm|rõ|được|hết))?(?: (?:câu hỏi|ý|câu này|bạn|anh|chị|${you})(?: (?:này|của|bạn|anh|chị|hỏi|nói|muốn|lắm|gì|là|vừa))*)?(?=[,.!?;]|$| (?:gì|lắm|ạ|cho))`,
    `<clause>(?:${please})?(?:diễn đạt|nói|hỏi|đặt|giải thích|nói rõ|làm rõ|đặt lại|diễn giải)(?: lại)?(?: câu hỏi| câu này| rõ)?(?: (?:theo cách khác|cách khác|khác đi|dễ hiểu hơn|đơn giản hơn|rõ hơn|cụ thể hơn|bằng cách khác|kỹ hơn|thêm))(?: (?:được không|giúp tôi|một chút|ạ|cho tôi))*`,
    `<clause>(?:${please})(?:giải thích|làm rõ)(?: (?:giúp|giùm|cho)(?: tôi| em)?)?(?: (?:câu hỏi|ý|thêm|điều đó|khái niệm|từ))*(?: được không|${till})`,
    '<whole>(?:nghĩa là sao|là sao|là thế nào|theo nghĩa nào|ví dụ như gì|cụ thể là gì|như thế nào cơ|tức là sao|ý gì)(?: ạ| vậy)?\\s*\\??',
    `<clause>câu hỏi (?:này |của ${you} )?(?:không rõ|khó hiểu|hơi khó hiểu|chưa rõ|mơ hồ)`,
  ],
  wait: [
    '<whole>(?:(?:xin |vui lòng |làm ơn )?(?:chờ|đợi)(?: (?:tôi|em|mình|đã|cho))*(?: (?:một|1) (?:chút|lát|phút|tí|giây)| chút| tí| xíu)?|(?:một|1) (?:chút|lát|phút|giây|tí)|khoan(?: đã)?|từ từ|để (?:tôi|em|mình) (?:suy )?nghĩ(?: (?:đã|chút|một chút|một lát|xem|tí))*)(?: nhé| ạ| nha| đã| thôi| xem)*',
    `<clause>(?:${please}|cho (?:tôi|em|mình) |hãy )?(?:chờ|đợi)(?: (?:tôi|em|mình|cho))?(?: (?:một|1|vài|thêm|ít))? ?(?:chút|lát|phút|tí|giây|xíu|đã)(?=[,.!?;]|$| (?:nhé|ạ|nha|được|có|để|đã))`,
    '<clause>(?:cho|để) (?:tôi|em|mình) (?:xin )?(?:thêm )?(?:(?:một|1|vài|ít|hai|năm|mấy|\\d+) )?(?:chút|lát|phút|giây|thời gian|tí)(?: (?:để|thời gian|suy nghĩ|nghĩ|được không|nhé|ạ))*',
    '<clause>(?:tôi|em|mình) (?:cần|xin|muốn)(?: thêm| có)? (?:(?:một|1|vài|ít|hai|năm|\\d+) )?(?:chút|lát|phút|giây|tí|ít thời gian|chút thời gian|thời gian)(?: (?:thời gian|để|suy nghĩ|nghĩ|nhé|ạ|đã))*(?=[,.!?;]|$)',
    '<clause>(?:cho|để) (?:tôi|em|mình) (?:suy )?nghĩ(?: (?:đã|chút|một chút|một lát|xem|tí|lại))*(?=[,.!?;]|$| nhé| ạ)',
    '<clause>có (?:người|ai)(?: đó| đang)* (?:gõ cửa|bấm chuông|ở cửa|đến|gọi cửa)',
    '<clause>(?:tôi|em|mình) (?:sẽ )?quay lại ngay',
  ],
  'are-you-human': [
    `(?<!(?:hỏi|bảo|rằng|nói)[^.]{0,12})(?:${you}|đây|cái này|đầu dây bên kia|bên kia|giọng này|người hỏi)(?: (?:có phải|có|đang|thật sự|thực sự|thực ra|chỉ|chính xác))* (?:là )?(?:một |cái |con )?(?:người thật|con người|người|robot|rô bốt|rô-bốt|máy|máy móc|máy tính|phần mềm|chương trình|ai|a\\.i\\.|trí tuệ nhân tạo|trợ lý ảo|chatbot|bot|tổng đài tự động|bản ghi âm|giọng máy|máy tự động)(?: (?:thật|ảo|tự động|sống|à|vậy|đang nói))*(?: (?:không|phải không|à|hả|hay|chứ|sao|hay là|đúng không|ư)|\\s*\\?)`,
    `(?<!(?:hỏi|bảo|rằng|khách|khách hàng|họ)[^.]{0,16})(?:(?:tôi|em|mình) )?(?:có phải )?(?:(?:tôi|em|mình) )?(?:đang )?(?:nói chuyện|trò chuyện|nói|chat|trao đổi) với (?:một |cái |con )?(?:người thật|con người|người|robot|máy|máy tính|phần mềm|ai|trí tuệ nhân tạo|chatbot|bot|máy móc)(?: (?:thật|sống|tự động))*(?: (?:không|phải không|à|hả|hay|sao|đúng không|vậy|đấy à|hay là|thế)|\\s*\\?)`,
    `<clause>(?:(?:tôi|em|mình) )?đang (?:nói chuyện|trò chuyện|nói) với ai(?=[,.!?;]|$| (?:vậy|thế|đây|ạ))`,
    `<clause>(?:${you}) (?:rốt cuộc |thật ra |thực ra |chính xác )*là (?:ai|cái gì|gì|thứ gì)(?=[,.!?;]|$| (?:vậy|thế|ạ|đấy|đây|hả))`,
    `<clause>(?:ai đang (?:nói|hỏi)|ai đấy|ai đó|ai vậy)\\s*(?:\\?|$| vậy| thế| ạ)`,
    `<clause>(?:(?:tôi|em|mình) )?(?:có thể |muốn |cần |được |cho tôi |cho )+(?:gặp|nói chuyện với|nói với|gặp được|trò chuyện với|nối máy với|kết nối với) (?:một )?(?:người thật|con người|nhân viên|tổng đài viên|người)(?: thật| sống)?(?: (?:được )?không|(?=[,.!?;]|$))`,
    `<clause>(?:có|ở đó có|đầu dây bên kia có) (?:người thật|người|ai|con người)(?: nào)?(?: thật)?(?: ở (?:đó|đấy|đây|đầu dây)(?: bên kia)?)? (?:không|ở đó không|đang nghe không)(?=[,.!?;]|$)`,
    `<clause>(?:là )?(?:người|người thật|con người)(?: thật)? hay (?:là )?(?:máy|robot|ai|trí tuệ nhân tạo|phần mềm)`,
  ],
  'is-recorded': [
    `(?<!(?:hỏi|khách|khách hàng|họ)[^.]{0,20})(?:${talk}|(?:cuộc )?(?:gọi|nói chuyện)(?: này)?|cái này|điều này|những gì tôi nói|lời tôi nói|tôi|đây|chúng ta|${you}|giọng (?:nói )?(?:của )?tôi|câu trả lời của tôi|mọi thứ|tất cả)(?: (?:có|đang|có đang|sẽ|bị|được|có bị|có được|có phải|phải|này|đang bị|đang được|đều))* (?:ghi âm|ghi hình|thu âm|ghi lại|lưu lại|lưu trữ|lưu|nghe lén|thu|ghi|theo dõi)(?: (?:lại|âm|này|cuộc (?:gọi|nói chuyện|trò chuyện|phỏng vấn)|tôi|này|hết|cái này|phỏng vấn|lời tôi|ở đâu|không vậy))*(?: (?:không|phải không|à|hả|chứ|đúng không|chưa|sao|hay không|ư)|\\s*\\?)`,
    `<clause>(?:có|đang|có đang|có bị|có được) (?:ghi âm|thu âm|ghi hình|ghi lại)(?: (?:lại|không|cuộc gọi|à|hả|này|gì))+(?=[,.!?;]|$| ạ| vậy)`,
    `<clause>(?:vậy |thế |còn )?(?:ai|những ai|người nào)(?: (?:sẽ|được|có thể|khác|đang|còn|có quyền|có|cũng|nữa|sẽ được))* (?:nghe|đọc|xem|thấy|biết|truy cập|tiếp cận|nhận|sử dụng)(?: (?:được|lại|thấy|vào|cuộc|buổi|bản|những|câu|các|đoạn))*(?: (?:này|cái này|điều này|bản ghi|ghi âm|câu trả lời|những gì tôi nói|tôi nói|phỏng vấn|cuộc phỏng vấn|cuộc gọi|cuộc nói chuyện|gì tôi nói|điều tôi nói|lời tôi|của tôi|đó|dữ liệu|thông tin|nội dung|câu chuyện|chuyện này))+(?: (?:vậy|ạ|thế|này|của tôi|không))*(?=[,.!?;]|$)`,
    `(?:dữ liệu|thông tin|câu trả lời|bản ghi âm|bản ghi|ghi âm|những gì tôi (?:đã )?nói|giọng nói|lời nói|lời tôi nói|nội dung)(?: (?:cá nhân|của tôi|này|đó|tôi|phỏng vấn|sau đó))*(?: (?:sẽ|được|có|rồi|bị|thì|sẽ được|đi))* (?:lưu|lưu trữ|đi|dùng|sử dụng|xử lý|gửi|chuyển|giữ|cất|để|ra sao|làm|ai)(?: (?:ở|trữ|lại|trong|cho|đi|vào|để))* ?(?:đâu|ai|bao lâu|làm gì|như thế nào|thế nào|việc gì|ra sao|sao)`,
    `<clause>${you} (?:sẽ |định |có )*(?:làm gì|dùng|sử dụng|xử lý)(?: (?:với|vào))* ?(?:dữ liệu|thông tin|câu trả lời|bản ghi|những gì tôi|lời tôi|cái này|ghi âm)(?: (?:của tôi|này|đã nói|nói|vào việc gì|để làm gì|thế nào|như thế nào|ra sao|âm|nói với|làm gì))*(?=[,.!?;]|$)`,
    `<clause>có ai(?: (?:khác|nữa|đang|sẽ|cũng|đó))* (?:nghe|đọc|xem|theo dõi)(?: (?:lén|được|cùng|này|cuộc gọi|cái này|chúng ta|tôi))*(?: (?:không|vậy|nữa không)|\\s*\\?)`,
    `<clause>(?:cái này|${talk}|đây|việc này|(?:những )?(?:điều|thông tin|gì)(?: (?:này|tôi nói))+|câu trả lời của tôi|thông tin của tôi|nội dung này)(?: (?:có|được|có được|sẽ|hoàn toàn|này|là))* (?:ẩn danh|bảo mật|giữ kín|giữ bí mật|bí mật|được bảo mật|riêng tư)(?: (?:không|chứ|phải không|hoàn toàn không|đúng không|à)|\\s*\\?)`,
  ],
  'who-asks': [
    `(?:ai|công ty nào|tổ chức nào|đơn vị nào|bên nào|hãng nào)(?: (?:là người|đã|đang|đứng|sẽ|là bên|là))* (?:yêu cầu|đứng sau|thuê|trả tiền|tài trợ|tổ chức|thực hiện|đặt hàng|ủy quyền|tiến hành|hỏi|muốn biết|đặt|làm|chi tiền|nhờ)(?: (?:cuộc|buổi|việc|này|phỏng vấn|nghiên cứu|khảo sát|điều này|cái này|những|câu hỏi|tôi|${you}|ra|gọi))*(?: (?:vậy|thế|ạ))?(?=[,.!?;]|$)`,
    `${you} (?:đang )?(?:làm việc|gọi|hỏi|đại diện|làm|đến|phỏng vấn|nghiên cứu)(?: (?:cho|từ|thay mặt|thay|ở|này|khảo sát|nghiên cứu))* (?:ai|công ty nào|đâu|tổ chức nào|bên nào|đơn vị nào)`,
    `${you} (?:là )?(?:người )?(?:của|ở|bên|từ|thuộc) (?:công ty|tổ chức|đơn vị|bên) nào`,
    `(?:tại sao|vì sao|sao|để làm gì mà|cớ gì) (?:${you} )(?:lại |cần |muốn )*(?:hỏi|biết|gọi|phỏng vấn|chọn|cần|quan tâm)`,
    `<clause>(?:tại sao|vì sao|sao) (?:lại )?(?:hỏi|chọn|gọi|phỏng vấn|phải hỏi|là) (?:cho )?(?:tôi|em|mình|chuyện|những|điều|câu)`,
    `(?:mục đích|ý nghĩa|mục tiêu)(?: (?:của|cuộc|buổi|việc|này))* ?(?:phỏng vấn|nghiên cứu|khảo sát|cuộc gọi|trò chuyện|này|hỏi|việc này)?(?: này)? (?:là )?(?:gì|để làm gì|thế nào)`,
    `<clause>(?:cái này|${talk}|việc này|nghiên cứu này|cuộc nghiên cứu này|những câu hỏi này)(?: này)? (?:là )?(?:để|dùng để|nhằm|phục vụ) (?:làm gì|mục đích gì|việc gì|cho ai|ai)`,
    `<clause>(?:thay mặt|đại diện)(?: cho)? (?:ai|công ty nào)`,
    `<clause>khách hàng (?:của ${you} )?là ai`,
  ],
  'how-long': [
    `(?:bao lâu|mất bao lâu|bao nhiêu (?:phút|thời gian|câu|câu hỏi)|mấy (?:phút|câu|câu hỏi))(?: (?:nữa|hỏi))*(?=[,.!?;]|$| (?:thì|vậy|ạ|thế|xong|là|nhỉ|mới|để|tất cả|mất))(?<=^(?:(?!chúng tôi|khách|họ |công ty|người |bệnh nhân).)*)`,
    `<clause>(?:còn|sẽ mất|mất|phải mất|cần|còn lại|tổng cộng|có tất cả|kéo dài|${talk}(?: (?:này|sẽ|còn|kéo dài|mất))*)(?: (?:còn|khoảng|có|tất cả|kéo dài|mất))* ?(?:bao lâu|bao nhiêu (?:phút|thời gian|câu|câu hỏi|nữa)|mấy (?:phút|câu|câu hỏi))`,
    `<clause>(?:chúng ta |mình |ta |đã |sắp |cuộc phỏng vấn )*(?:sắp|gần|đã gần|sắp sửa) (?:xong|kết thúc|hết)(?: (?:chưa|rồi|rồi à|rồi phải không|phải không|rồi chứ))+`,
    `<clause>(?:khi nào|bao giờ|mấy giờ)(?: thì)?(?: (?:chúng ta|cuộc phỏng vấn|mới|sẽ|mình|này|buổi phỏng vấn))* (?:xong|kết thúc|hết)`,
    `(?:đây|này) (?:có phải )?(?:là |đã là )?câu (?:hỏi )?cuối(?: cùng)?(?: (?:chưa|phải không|không|à|rồi à))*\\s*(?:\\?|$)`,
    '<whole>(?:còn )?(?:bao lâu|lâu)(?: nữa)?(?: không| vậy| thì xong)?',
    '<clause>(?:còn|có) (?:lâu|nhiều)(?: (?:câu hỏi|câu|nữa))* (?:không|nữa không)(?=[,.!?;]|$| ạ| vậy)',
  ],
  'said-already': [
    `<clause>(?:câu (?:hỏi )?(?:này|đó) |điều (?:này|đó) |cái (?:này|đó) |chuyện (?:này|đó) |nhưng |thì )*(?:tôi|em|mình) (?:đã |vừa |vừa mới |mới |có )*(?:nói|trả lời|kể|đề cập|giải thích|nhắc|trình bày)(?: (?:đến|về|rồi|điều (?:này|đó)|chuyện này|câu (?:hỏi )?(?:này|đó)|xong|với ${you}|ở trên|lúc nãy|trước đó|ban nãy|mà|cái đó|đó|này))*(?<=(?:rồi|lúc nãy|ban nãy|trước đó|xong|ở trên|mà))(?=[,.!?;]|$| (?:mà|nhé|ạ|đấy|đó|còn))`,
    `<clause>(?:câu (?:này|đó|hỏi này) |cái này |điều này )?(?:${you} )(?:đã |vừa |vừa mới |mới )+hỏi(?: (?:câu (?:này|đó|hỏi này)|điều này|cái này|tôi|rồi|lúc nãy|xong))*(?=[,.!?;]|$| (?:mà|ạ|còn|đấy))`,
    '<clause>như (?:tôi|em|mình) (?:đã |vừa )+(?:nói|kể|đề cập|trình bày)(?: (?:ở trên|lúc nãy|trước đó|rồi|ban nãy|lúc đầu))*(?=[.!]|$)',
    '<clause>câu (?:hỏi )?(?:này|đó) (?:đã )?(?:được )?(?:hỏi|trả lời) rồi',
    '<whole>(?:(?:vẫn |lại )?(?:là )?câu (?:hỏi )?(?:cũ|giống lúc nãy)|như trên|hỏi rồi mà|nói rồi mà|trả lời rồi mà)',
  ],
  'one-more-thing': [
    '(?:thêm|còn|nữa) (?:một|1) (?:điều|ý|việc|chuyện|câu)(?: nhỏ)?(?: nữa| thôi| cuối)+',
    '<clause>(?:à |ừ |còn |và |thêm )*(?:một|1) (?:điều|ý|việc|chuyện)(?: nhỏ)? (?:nữa|cuối cùng|cuối)',
    '<clause>cho (?:phép )?(?:tôi|em|mình) (?:được )?(?:nói thêm|bổ sung|thêm|chia sẻ thêm)',
    '<clause>(?:tôi|em|mình|cho tôi|cho phép tôi|cho em)? ?(?:có thể |muốn |xin |xin phép |cần |được )+(?:nói thêm|bổ sung|thêm|chia sẻ thêm|góp thêm|kể thêm|bổ sung thêm)(?: (?:một|vài|điều|ý|chút|điều gì đó|gì đó|này|nữa|nhỏ|được không))*(?=[,.!?;:]|$| về| là)',
    '<clause>(?:tôi|em|mình) (?:quên|còn quên|suýt quên) (?:chưa )?(?:nói|kể|đề cập|mất)',
    '<clause>trước khi (?:kết thúc|dừng|cúp máy|chia tay)',
    '<clause>(?:à )?còn (?:điều|chuyện|việc|cái) này nữa',
  ],
  'off-the-record': [
    'off[ -]the[ -]record',
    '<clause>(?:điều này |cái này |đoạn này |phần này |nói )?không chính thức(?: (?:thì|mà nói|nhé|đâu))?(?=[,:]|$| thì| mà nói| nhé)',
    '(?:cái này|điều này|đoạn này|phần này|câu này|chuyện này|phần sau|đoạn sau|phần tiếp theo|đoạn tiếp theo|những gì (?:tôi )?sắp nói|sắp nói|từ đây|lời này|điều tôi sắp nói)(?: (?:là|thì|xin|chỉ|mà|nói|nên|sẽ|phải|này|xin được|được|cần))* (?:không (?:chính thức|công khai|ghi âm|được công bố|ghi lại|để đăng|trích dẫn)|giữ kín|giữ bí mật|bí mật|bảo mật|riêng tư|tuyệt mật|nói riêng|kín)',
    `<clause>(?:${please})?(?:đừng|không|chớ|xin đừng|không được|không nên|mong đừng|xin không)(?: có)?(?: ${you})? ?(?:trích dẫn|trích|ghi lại|ghi âm|ghi chép|đăng|công bố|công khai|viết|ghi|tiết lộ|nêu tên|dẫn lời|thu âm|đưa)(?: (?:lại|vào|ra|lời|tên))*(?: (?:tôi|em|mình|điều này|cái này|câu này|đoạn này|phần này|tên tôi|lời tôi|chuyện này|ra|báo cáo|đoạn|điều|câu|này|của|nhé|phần|vào|bản|ghi|đi|chỗ này|biên bản|gì))*${till}`,
    'đừng (?:trích dẫn|ghi lại|ghi âm|dẫn lời|nêu tên|ghi|đăng|công bố|tiết lộ) (?:lời |tên |lại |âm )?(?:tôi|em|điều này|cái này|câu này|đoạn này|phần này|chuyện này|chỗ này|của tôi)',
    `<clause>(?:cái này|điều này|đoạn này|phần này|câu này|chuyện này|câu sau(?: đây)?|phần sau(?: đây)?|đoạn sau(?: đây)?|tên tôi|điều tôi sắp nói)(?: (?:thì|xin|bạn|anh|chị|mong|làm ơn))* (?:đừng|không được|chớ) (?:ghi|trích|đăng|công bố|công khai|viết|tiết lộ|nêu|thu|đưa)`,
    `chỉ (?:(?:anh|chị|bạn|ông|bà) (?:và|với) (?:tôi|em|mình)|(?:tôi|em|mình) (?:và|với) (?:anh|chị|bạn|ông|bà))(?: (?:biết|thôi|mà thôi|với nhau))+`,
    `<clause>nói riêng (?:với )?${you}(?: (?:thôi|nhé|biết|nghe|là))*`,
    '(?:chỉ )?(?:giữa|riêng) (?:(?:hai )?(?:chúng ta|chúng mình|tôi và (?:bạn|anh|chị)|(?:bạn|anh|chị) và tôi|hai (?:đứa|người))|mình)(?: (?:thôi|với nhau|biết|mà thôi|biết thôi))+',
    '<clause>(?:nói )?(?:chỉ )?(?:giữa|riêng) (?:(?:hai )?chúng ta|tôi (?:và|với) (?:bạn|anh|chị)|(?:bạn|anh|chị) (?:và|với) tôi|hai chúng ta|mình với nhau)(?=[,:.]|$| thì| thôi)',
    `<clause>(?:${please}|chuyện này |điều này |cái này )*(?:giữ (?:kín|bí mật)|bảo mật)(?: (?:điều này|cái này|chuyện này|giúp tôi|giùm tôi|cho tôi|phần này|đoạn này|nhé|ạ|thông tin này|những gì tôi))*${till}`,
    `<clause>(?:${please})?đừng (?:nói|kể|để)(?: lại| cho| chuyện này| điều này| với)* (?:ai|người khác|người ngoài)(?: biết| nghe| khác)*`,
    `<clause>(?:${please})?(?:tắt|dừng|ngừng|tạm dừng|tạm tắt|tạm ngừng)(?: (?:máy|việc))? (?:ghi âm|thu âm|micro|mic|máy ghi âm)`,
    '<clause>nói (?:thật |nhỏ |riêng )*(?:với )?(?:bạn|anh|chị)? ?(?:trong )?(?:bí mật|kín|nội bộ)(?: thôi| nhé|,)',
    '(?:xin )?không (?:để )?(?:trích dẫn|dẫn) (?:lời )?(?:tôi|em)',
    '<clause>(?:không (?:công khai|ghi âm|ghi lại))(?: (?:nhé|điều này|đoạn này|phần này|ạ))*$',
  ],
  'on-the-record': [
    '(?:trở lại|quay lại|tiếp tục|bắt đầu lại|bật lại)(?: việc)? (?:công khai|ghi âm|chính thức|ghi lại|ghi)',
    '(?:có thể|được) (?:ghi âm|ghi|ghi lại|trích dẫn|công khai)(?: (?:tôi|lại|tiếp|rồi|âm|lời tôi))+',
    'on the record',
    '(?:công khai|ghi âm|ghi lại|ghi|trích dẫn)(?: lại)? được rồi',
    'từ (?:đây|bây giờ)(?: (?:trở đi|lại|thì))* (?:công khai|có thể (?:ghi|trích)|được (?:ghi|trích)|chính thức)',
  ],
  strike: [
    `(?:xóa|bỏ|quên|gạch|gạch bỏ|hủy|cắt|xóa bỏ|loại bỏ|bỏ qua|lờ|coi như không nghe|rút lại|lược bỏ|cắt bỏ|gỡ)(?: (?:đi|giúp tôi|giùm tôi|hộ tôi|ra|giúp|giùm|khỏi|tôi|luôn))* ${that}`,
    `<clause>(?:${that}|cái đó|điều đó|câu đó|đoạn đó)(?: (?:xin|thì|làm ơn|hãy|nên|vui lòng|bạn|anh|chị|cứ))* (?:xóa|bỏ|gạch|cắt|quên|hủy|rút lại|gạch bỏ|xóa bỏ)(?: (?:đi|giúp tôi|giùm tôi|giúp|giùm|ra|khỏi|nhé|bỏ|ạ))*`,
    `<clause>(?:không[,.]? |à |ấy )?${please}(?:xóa|gạch bỏ|xóa bỏ)(?: (?:đi|giúp tôi|giùm tôi|giúp|giùm|nó|nó đi|cái đó|điều đó|cái này|điều này|ngay))+${till}`,
    `<clause>(?:tôi|em|mình) (?:xin |muốn |xin phép )*rút lại (?:lời|câu|điều|những gì|ý)`,
    '<clause>(?:cứ )?(?:coi như|xem như)(?: là)? (?:tôi|em|mình) (?:chưa|không)(?: hề)? nói',
    '<clause>(?:lẽ ra |đáng lẽ |đáng ra )?(?:tôi|em|mình) (?:lẽ ra |đáng lẽ |đáng ra )?(?:đã )?không nên nói (?:điều đó|điều này|câu đó|cái đó|ra|vậy|thế|như vậy|chuyện)',
    '(?:quên|bỏ qua|xóa|đừng để ý)(?: đi)? (?:những gì|điều|lời|câu)(?: mà)? (?:tôi|em|mình) (?:vừa|mới|vừa mới)(?: mới)? (?:nói|kể)',
    '<whole>(?:xóa đi|gạch đi|quên đi|bỏ đi|xóa câu đó|bỏ câu đó)(?: nhé| ạ)?',
    '(?:bỏ|xóa|loại|cắt)(?: (?:câu|đoạn|điều|phần|cái))? (?:đó|này|ấy|vừa rồi) (?:ra )?khỏi (?:bản ghi|biên bản|bản)',
  ],
  'change-answer': [
    `(?:sửa|đổi|thay đổi|chỉnh|chỉnh sửa|sửa lại|đổi lại|điều chỉnh|đính chính|rút lại|chữa|cập nhật)(?: lại)? ?(?:câu trả lời|lời đáp|đáp án|câu vừa trả lời)(?: (?:của tôi|trước|vừa rồi|cuối|lúc nãy|đó|trên|trước đó|của mình))*(?=[,.!?;]|$| (?:được|nhé|ạ|một|cho))(?<!khách[^.]{0,30})`,
    `<clause>(?:cho )?(?:tôi|em|mình) (?:muốn |xin |có thể |được |xin phép )*trả lời lại(?: (?:câu|câu hỏi|trước|vừa rồi|đó|được không|này))*`,
    `<clause>(?:tôi|em|mình) (?:vừa |đã |mới )*(?:nói|trả lời) (?:nhầm|sai|lộn)(?: rồi)?${till}`,
    `<clause>câu trả lời (?:vừa rồi|trước|cuối)(?: của tôi)? (?:bị |là )?(?:sai|nhầm|không đúng|chưa đúng)`,
  ],
  refusal: [
    '(?:tôi )?không (?:biết|rõ|chắc)',
    'không có (?:ý kiến|bình luận)',
    'không (?:muốn|thể|tiện) (?:nói|trả lời|chia sẻ|tiết lộ|bình luận)',
    'câu (?:hỏi )?tiếp theo',
    'miễn bình luận',
    'chưa nghĩ (?:ra|đến)',
    'thỏa thuận bảo mật',
  ],
  yes: [
    '<start>(?:có|vâng|dạ|dạ vâng|dạ có|ừ|ừm|đồng ý|được|được chứ|được thôi|tất nhiên|tất nhiên rồi|dĩ nhiên|dĩ nhiên rồi|chắc chắn|chắc chắn rồi|đúng|đúng vậy|đúng rồi|ok|okay|okê|ô kê|sẵn sàng|rất sẵn lòng|sẵn lòng|không vấn đề gì|không sao|xin mời|mời|bắt đầu đi|tốt|nhất trí|phải)(?= ?[,.!;]|$| (?:tôi|em|mình|ạ|đồng ý|chứ|thôi|rồi|bạn|nhé|bắt đầu|được|tham gia|anh|chị))(?!,? (?:tôi |em |mình )?không (?!sao|vấn đề|có vấn đề|thành vấn đề))',
    '<whole>(?:(?:tôi|em|mình) )?(?:hoàn toàn |xin |rất )?(?:đồng ý|chấp nhận|chấp thuận|sẵn sàng|sẵn lòng|nhất trí|tham gia|cho phép)(?: (?:tham gia|ạ|rồi|nhé|bắt đầu|thôi))*|(?:chúng ta |ta |mình )?bắt đầu (?:đi|thôi|nào)|(?:bấm )?(?:phím )?(?:số )?một',
  ],
  no: [
    '<start>(?:không|dạ không|không ạ|không được|không đồng ý|không muốn|không đâu|không đời nào|chắc chắn không|tuyệt đối không|dĩ nhiên là không|tất nhiên là không|tôi không|em không|mình không|chưa|thôi|từ chối|tôi từ chối|tôi xin từ chối|xin từ chối|đừng|xin phép từ chối)(?= ?[,.!;]|$| (?:cảm ơn|ạ|đồng ý|muốn|tham gia|tôi|em|mình|chấp nhận|đâu|được|khỏi|nhé|thích|cho phép))(?! (?:sao|vấn đề|có vấn đề))',
    '<whole>(?:(?:tôi|em|mình) )?(?:thà |xin |xin phép )?(?:không|từ chối)(?: (?:đồng ý|tham gia|chấp nhận|muốn|tham gia đâu|muốn tham gia|đâu|thích))*|(?:bấm )?(?:phím )?(?:số )?hai',
  ],
  courtesy: [
    'xin lỗi(?: (?:bạn|anh|chị|em))?|làm ơn|vui lòng|xin vui lòng|xin|dạ|vâng|à|ừ|ừm|ờ|thưa (?:anh|chị|ông|bà)|thưa|này|cảm ơn(?: (?:bạn|anh|chị))?|xin cảm ơn|thế|vậy|thôi|nhưng|mà|thì|bây giờ|giờ|thực ra|thật ra|nói thật|khoan|khoan đã|khoan chút|cho tôi hỏi|cho hỏi|cho em hỏi|tôi muốn hỏi|xin hỏi|nhân tiện|tiện thể|không|được rồi|rồi|và|hoặc|có lẽ|chắc là|bạn ơi|anh ơi|chị ơi|em ơi|xin chào|chào bạn|alo|tiếc là|rất tiếc',
  ],
};

/** Both positions of a tone mark on two vowels are in use. */
const bothTones = ([before, after]: readonly [string, string]) => [before, `(?:${before}|${after})`] as const;
const tones = (
  [
    ['óa', 'oá'],
    ['òa', 'oà'],
    ['ỏa', 'oả'],
    ['ủy', 'uỷ'],
  ] as const
).map(bothTones);

export const vi = respelled(table, (source) =>
  tones.reduce((spelled, [tone, both]) => spelled.replaceAll(tone, both), source),
);
